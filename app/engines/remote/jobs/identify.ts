import type { PhotoWarningCode } from '../../photos/photo_warning.js'
import vine from '@vinejs/vine'
import { cutText } from '#common/cut_text'
import { wordsField } from '#app/core/validation/text_fields'
import type { EngineContext, IdentifyInput, IdentifyOutput } from '../../engine.js'
import { cutByMask } from '../pixels/cut_by_mask.js'
import { encodePhoto } from '../pixels/encode_photo.js'
import type { Tools } from '../tools.js'
import { askModel, words } from './ask_model.js'

/** Photos that are shown in one question, and their longest side in pixels. */
const PHOTOS = 4
const LONGEST_SIDE = 1024

const PROBLEMS = [
  'blurred',
  'dark',
  'burnt_out',
  'cut_off',
  'no_product',
  'other_things',
] as const satisfies PhotoWarningCode[]

const answerValidator = vine.create({
  object: words(80),
  description: words(1_500),
  text: wordsField(500).nullable(),
  photos: vine.array(
    vine.object({
      description: words(500),
      problems: vine.array(vine.enum(PROBLEMS)),
    })
  ),
})

/** Has a vision language model say what the photos show, some at a time; the first ones name the product. */
export async function identify(
  { photos }: IdentifyInput,
  context: EngineContext,
  tools: Tools
): Promise<IdentifyOutput> {
  const identifications: IdentifyOutput['identifications'] = []
  let named: Pick<IdentifyOutput, 'object' | 'description'> | null = null
  let cents = 0
  for (let first = 0; first < photos.length; first += PHOTOS) {
    const some = photos.slice(first, first + PHOTOS)
    const { value, cents: spent } = await askModel(
      {
        job: 'identify',
        step: `identify:${first}`,
        label: 'looking_at_photos',
        expectedSeconds: 8,
        prompt: promptFor(some),
        pictures: (upload) =>
          Promise.all(
            some.map(async (photo, index) =>
              upload({
                from: await tools.limit(() => encodeShown(photo, context)),
                mime: 'image/jpeg',
                name: `photo-${first + index + 1}.jpg`,
              })
            )
          ),
        answer: answerValidator,
      },
      context,
      tools
    )
    cents += spent
    named ??= { object: value.object, description: `${value.description}\n${textLine(value.text)}` }
    some.forEach((_, index) => {
      const photo = value.photos.at(index) ?? { description: value.object, problems: [] }
      identifications.push({
        description: photo.description,
        warnings: [...new Set(photo.problems)].map((code) => ({ code })),
      })
    })
  }
  return { ...named!, suggestions: null, identifications, cost: { cents } }
}

/** A photo as the model gets it: the product alone, before white, where the merchant has shown it. */
async function encodeShown(
  { key, mask }: IdentifyInput['photos'][number],
  context: EngineContext
): Promise<Buffer> {
  const photo = await context.read(key)
  const product = mask && (await cutByMask(photo, await context.read(mask), LONGEST_SIDE))
  return encodePhoto(product || photo, LONGEST_SIDE)
}

/** The line that tells later steps whether lettering has to be kept. */
function textLine(text: string | null): string {
  const seen = text?.replaceAll(/\s+/g, ' ').trim() ?? ''
  return `Text/Graphics: ${seen === '' || /^(none|no text)\W*$/i.test(seen) ? 'None' : seen}`
}

function promptFor(photos: IdentifyInput['photos']): string {
  const names = photos.flatMap(({ originalName }) => originalName ?? [])
  return [
    `These ${photos.length} photos show one product that a merchant sells.`,
    names.length > 0 ? `The files are called: ${cutText(names.join(', '), 500)}.` : '',
    'Answer with a JSON object with these fields:',
    '"object": the name of the thing in one to four words, such as "Coffee mug".',
    '"description": two to four sentences on its kind, shape, material, colours and parts, without the background and without praise.',
    '"text": every text, logo or drawing that is printed on the product, word by word, or null when there is none.',
    '"photos": one entry for each photo in order, with "description", one sentence on how this photo shows the product, and "problems",',
    `a list of what is wrong with the photo, from: ${PROBLEMS.join(', ')}. It is empty for a good photo.`,
  ].join('\n')
}
