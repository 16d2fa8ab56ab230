import { writeDigitalSourceType } from '#app/media/digital_source_type'
import { putFile } from '#app/media/put_file'
import { recordMedia } from '#app/media/record_media'
import type { Picture } from '#app/engines/engine'
import type Generation from '../models/generation.js'
import type { Outcome } from './outcome.js'

export interface MadePicture {
  picture: Picture
  prompt: string
  position: number
}

/** Making and enlarging pictures end in the same way. */
type PicturesOutcome = Outcome<'generate'> & Outcome<'upscale'>

interface StoreOptions {
  unusedCredits: number
  engineCostCents: number
  result: { ignoredWords: string[]; failures: string[] }
  isUpscaled?: boolean
}

/** Puts finished pictures into the store and prepares their rows. */
export async function storePictures(
  generation: Generation,
  productId: number,
  made: MadePicture[],
  { unusedCredits, engineCostCents, result, isUpscaled = false }: StoreOptions
): Promise<PicturesOutcome> {
  const stored: (MadePicture & { file: Awaited<ReturnType<typeof putFile>> })[] = []
  for (const piece of made) {
    const { file } = piece.picture
    await writeDigitalSourceType(file.path, isUpscaled ? 'algorithmicallyEnhanced' : 'composite')
    stored.push({ ...piece, file: await putFile({ ...file, ownerId: generation.userId }) })
  }
  return {
    unusedCredits,
    engineCostCents,
    async record(trx) {
      const imageIds: number[] = []
      for (const { picture, prompt, position, file } of stored) {
        const media = await recordMedia(file, trx)
        const [{ id }] = await trx.table('generated_images').returning('id').insert({
          generation_id: generation.id,
          product_id: productId,
          user_id: generation.userId,
          media_id: media.id,
          position,
          prompt,
          original_prompt: prompt,
          width: picture.file.width,
          height: picture.file.height,
          seed: picture.seed,
          is_upscaled: isUpscaled,
        })
        imageIds.push(id)
      }
      return { imageIds, ...result }
    },
  }
}
