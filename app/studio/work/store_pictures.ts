import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Picture } from '#app/engines/engine'
import { putFile, type StoredFile } from '#app/media/put_file'
import { recordMedia } from '#app/media/record_media'
import type { DigitalSourceType } from '#app/media/xmp/packet'
import { findPhotoSources, findSources } from '#app/provenance/find_sources'
import type { Provenance } from '#app/provenance/provenance'
import { sql } from '#app/shell/sql'
import type Generation from '../models/generation.js'
import type { ResultOf } from '../params.js'
import type { PictureOrigin } from '../queries/find_origin.js'
import type { Outcome } from './outcome.js'
import { putResult } from './put_result.js'

export interface MadePicture {
  picture: Picture
  prompt: string
  position: number
  /** Words of the prompt that the engine did not understand. */
  ignoredWords: string[]
  /** What an enlarged picture keeps of the one that it was made from. */
  origin?: PictureOrigin
}

/** Making, editing and enlarging pictures end in the same way. */
export type PicturesOutcome = Outcome<'generate'> &
  Outcome<'background'> &
  Outcome<'edit'> &
  Outcome<'upscale'>

interface StoreOptions {
  unusedCredits: number
  engineCostCents: number
  result: Omit<ResultOf<'generate'>, 'imageIds'>
  isUpscaled?: boolean
  /** Media id of the picture that was changed into these; they are made anew of their photos if missing. */
  changedFrom?: string
  /** Media id of the picture that the editor made them of, if it did. */
  editorSource?: string
}

const INSERT_PICTURE = `insert into generated_images
  (generation_id, product_id, user_id, media_id, mask_media_id, position, prompt, original_prompt, width, height, seed,
   scene, source_photo_id, delta_e, ssim, ignored_words, is_upscaled, in_editor, source_media_id)
  values (:generationId, :productId, :userId, :media, :mask, :position, :prompt, :prompt, :width, :height, :seed,
   :scene, :sourcePhoto, :deltaE, :ssim, :ignoredWords, :isUpscaled, :inEditor, :source) returning id`

interface StoredPicture extends MadePicture {
  file: StoredFile
  mask: StoredFile | null
  origin: PictureOrigin
}

/** Puts finished pictures and their masks into the store and prepares their rows. */
export async function storePictures(
  generation: Generation,
  productId: number | null,
  made: MadePicture[],
  {
    unusedCredits,
    engineCostCents,
    result,
    isUpscaled = false,
    changedFrom,
    editorSource,
  }: StoreOptions
): Promise<PicturesOutcome> {
  const stored: StoredPicture[] = []
  for (const piece of made) {
    const { file, mask } = piece.picture
    const origin = piece.origin ?? originOf(piece.picture)
    const usual: DigitalSourceType = isUpscaled ? 'algorithmicallyEnhanced' : 'composite'
    const { sourceType = usual } = piece.picture
    const { engine } = generation
    const marks = {
      sourceType,
      engine,
      seed: origin.seed,
      scene: origin.scene,
      sourcePhoto: origin.sourcePhotoId,
    }
    const provenance = async () => ({
      ...(await sourcesOf(origin, changedFrom, isUpscaled)),
      sourceType,
      engine,
    })
    stored.push({
      ...piece,
      origin,
      file: await putResult(file, { ownerId: generation.userId, marks, provenance }),
      mask: mask && (await putFile({ ...mask, ownerId: generation.userId })),
    })
  }
  return {
    unusedCredits,
    engineCostCents,
    async record(trx) {
      const imageIds: number[] = []
      const source = editorSource === undefined ? null : await keptMedia(editorSource, trx)
      for (const picture of stored) {
        const row = {
          ...(await rowOf(picture, trx)),
          isUpscaled,
          generationId: generation.id,
          productId,
          userId: generation.userId,
          inEditor: editorSource !== undefined,
          source,
        }
        const [{ id }] = await sql<{ id: number }>(trx, INSERT_PICTURE, row)
        imageIds.push(id)
      }
      return { imageIds, ...result }
    },
  }
}

/** Media that stays until the transaction ends; null when it is gone already. */
async function keptMedia(id: string, trx: TransactionClientContract): Promise<string | null> {
  const rows = await sql<{ id: string }>(trx, 'select id from media where id = ? for key share', [
    id,
  ])
  return rows[0]?.id ?? null
}

/** What was done to get a picture, and of what. */
async function sourcesOf(
  { sourcePhotoId }: PictureOrigin,
  changedFrom: string | undefined,
  isUpscaled: boolean
): Promise<Pick<Provenance, 'action' | 'sources'>> {
  if (changedFrom === undefined) {
    return { action: 'c2pa.created', sources: await findPhotoSources(sourcePhotoId) }
  }
  const action = isUpscaled ? 'c2pa.resized' : 'c2pa.edited'
  return { action, sources: await findSources(changedFrom) }
}

function originOf({ seed, scene, photoId }: Picture): PictureOrigin {
  return { seed, scene, sourcePhotoId: photoId, maskMediaId: null }
}

/** Values of a picture's row, its files recorded. */
async function rowOf(stored: StoredPicture, trx: TransactionClientContract) {
  const { picture, file, mask, origin, prompt, position, ignoredWords } = stored
  return {
    media: (await recordMedia(file, trx)).id,
    mask: mask ? (await recordMedia(mask, trx)).id : origin.maskMediaId,
    position,
    prompt,
    width: picture.file.width,
    height: picture.file.height,
    seed: origin.seed,
    scene: origin.scene,
    sourcePhoto: origin.sourcePhotoId,
    deltaE: picture.fidelity?.deltaE ?? null,
    ssim: picture.fidelity?.ssim ?? null,
    ignoredWords,
  }
}
