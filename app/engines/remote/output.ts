import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { EngineError } from '../engine_error.js'

/** What tells whether data has a shape: a validator of VineJS. */
export interface Validator<T> {
  /** @throws Error when it has not */
  validate(data: unknown): Promise<T>
}

const file = () => vine.object({ url: codeField() })

/** Pictures with what the provider's filter thought of them. */
export const picturesAnswer = vine.create({
  images: vine.array(file()).minLength(1),
  has_nsfw_concepts: vine.array(vine.boolean({ strict: true })).optional(),
})

export const pictureAnswer = vine.create({ image: file() })
export const videoAnswer = vine.create({ video: file() })
/** `reference` names what was learnt in later requests. */
export const trainAnswer = vine.create({ weights: file(), reference: codeField() })
export const textAnswer = vine.create({ output: codeField() })

/**
 * What the provider answered, of the shape that is needed.
 * @throws EngineError `provider_down` when it is something else
 */
export async function readAnswer<T>(validator: Validator<T>, answer: unknown): Promise<T> {
  try {
    return await validator.validate(answer)
  } catch (cause) {
    throw new EngineError('service_output_unusable', {}, { cause })
  }
}
