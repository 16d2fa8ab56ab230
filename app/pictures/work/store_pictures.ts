import pLimit from 'p-limit'
import type { Legibility, Picture } from '#app/engines/engine'
import { insertMedia } from '#app/media/store/record_media'
import { putFile, type StoredFile } from '#app/media/store/put_file'
import type { DigitalSourceType } from '#app/media/xmp/packet'
import { findPhotoSources, findSources } from '#app/provenance/find_sources'
import type { Provenance } from '#app/provenance/provenance'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import type Generation from '#app/work/models/generation'
import type { ResultOf } from '#app/work/params'
import type { PictureOrigin } from '../queries/find_origin.js'
import { labelAfter } from '../queries/label_after.js'
import type { Outcome } from '#app/work/kinds/outcome'
import { sceneMessage } from '#app/work/transformers/scene_message'
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

/** One statement for a picture with its files' rows: each way to the database is one that users wait for. */
const INSERT_PICTURE = `with file as (
    ${insertMedia('values (:diskKey, :mime, :bytes, :checksum, :userId, :width, :height, :placeholder)')}),
  outline as (
    ${insertMedia(
      `select :maskDiskKey::text, :maskMime::text, :maskBytes::bigint, :maskChecksum::text, :userId::bigint, :maskWidth::int,
        :maskHeight::int, :maskPlaceholder::text where :maskDiskKey::text is not null`
    )}),
  source as (select id from media where id = :editorSource for key share)
  insert into generated_images
    (generation_id, product_id, user_id, media_id, mask_media_id, position, prompt, original_prompt, width, height, seed,
     scene, source_photo_id, delta_e, ssim, label_words, label_words_read, shaped_by, ignored_words, is_upscaled, in_editor,
     source_media_id)
  select :generationId::uuid, :productId::bigint, :userId::bigint, file.id, coalesce((select id from outline), :mask::uuid),
    :position::int, :prompt::text, :prompt::text, :width::int, :height::int, :seed::bigint, :scene::text, :sourcePhoto::text,
    :deltaE::real, :ssim::real, :labelWords::smallint, :labelWordsRead::smallint, :shapedBy::text, :ignoredWords::text[],
    :isUpscaled::boolean, :inEditor::boolean, (select id from source)
  from file returning id`

/** Pictures of one piece of work that are signed and stored at a time. */
const AT_ONCE = 2

interface StoredPicture extends MadePicture {
  file: StoredFile
  mask: StoredFile | null
  origin: PictureOrigin
  label: Legibility | null
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
  const store = async (piece: MadePicture): Promise<StoredPicture> => {
    const { file, mask } = piece.picture
    const origin = piece.origin ?? originOf(piece.picture)
    const label = await labelAfter(changedFrom, piece.picture.label ?? null)
    const usual: DigitalSourceType = isUpscaled ? 'algorithmicallyEnhanced' : 'composite'
    const { sourceType = usual } = piece.picture
    const { userId: ownerId } = generation
    const { engine = generation.engine } = piece.picture
    const marks = {
      sourceType,
      engine,
      seed: origin.seed,
      scene: origin.scene && sceneMessage(origin.scene),
      sourcePhoto: origin.sourcePhotoId,
    }
    const provenance = async () => ({
      ...(await sourcesOf(origin, changedFrom, isUpscaled)),
      sourceType,
      engine,
      fidelity: piece.picture.fidelity,
      label,
    })
    return {
      ...piece,
      origin,
      label,
      file: await putResult(file, { ownerId, marks, provenance }),
      mask: mask && (await putFile({ ...mask, ownerId })),
    }
  }
  const atOnce = pLimit(AT_ONCE)
  const stored = await Promise.all(made.map((piece) => atOnce(() => store(piece))))
  return {
    unusedCredits,
    engineCostCents,
    async record(trx) {
      const imageIds: number[] = []
      for (const picture of stored) {
        const { id } = firstOf(
          await sql<{ id: number }>(trx, INSERT_PICTURE, {
            ...valuesOf(picture),
            isUpscaled,
            generationId: generation.id,
            productId,
            userId: generation.userId,
            inEditor: editorSource !== undefined,
            editorSource: editorSource ?? null,
          })
        )
        imageIds.push(id)
      }
      return { imageIds, ...result }
    },
  }
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

/** Values of a picture's row and of its files' rows. */
function valuesOf(stored: StoredPicture) {
  const { picture, file, mask, origin, label, prompt, position, ignoredWords } = stored
  return {
    diskKey: file.diskKey,
    mime: file.mime,
    bytes: file.bytes,
    checksum: file.checksum,
    placeholder: file.placeholder,
    maskDiskKey: mask?.diskKey ?? null,
    maskMime: mask?.mime ?? null,
    maskBytes: mask?.bytes ?? null,
    maskChecksum: mask?.checksum ?? null,
    maskWidth: mask?.width ?? null,
    maskHeight: mask?.height ?? null,
    maskPlaceholder: mask?.placeholder ?? null,
    mask: origin.maskMediaId,
    position,
    prompt,
    width: file.width,
    height: file.height,
    seed: origin.seed,
    scene: origin.scene,
    sourcePhoto: origin.sourcePhotoId,
    deltaE: picture.fidelity?.deltaE ?? null,
    ssim: picture.fidelity?.ssim ?? null,
    labelWords: label?.words ?? null,
    labelWordsRead: label?.read ?? null,
    shapedBy: picture.shapedBy ?? null,
    ignoredWords,
  }
}
