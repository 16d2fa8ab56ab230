import { EngineError } from '#app/engines/engine_error'
import { findMask } from '../queries/find_mask.js'
import { findOrigin } from '../queries/find_origin.js'
import type { Work } from './outcome.js'
import { storePictures } from './store_pictures.js'

/** A picture changed as an instruction says; it refers to the photo that it originally comes from. */
export const edit: Work<'edit'> = async (generation, params, engine, context) => {
  const { mediaId, prompt, seed, areaMediaId: area = null } = params
  const mask = await findMask(mediaId)
  const { pictures, ignoredWords, cost } = await engine.edit(
    { picture: mediaId, mask, area, instruction: prompt, count: 1, seed },
    context
  )
  const [picture] = pictures
  if (picture instanceof EngineError) throw picture
  if (!picture) throw new Error('The engine answered no picture')
  const { origin: before } = await findOrigin(mediaId)
  const origin = {
    seed: picture.seed,
    scene: picture.scene ?? before.scene,
    sourcePhotoId: picture.photoId ?? before.sourcePhotoId,
    maskMediaId: null,
  }
  return storePictures(generation, null, [{ picture, prompt, position: 0, ignoredWords, origin }], {
    unusedCredits: 0,
    engineCostCents: cost.cents,
    result: { ignoredWords, failures: [], failedPieces: [] },
    changedFrom: mediaId,
    editorSource: mediaId,
  })
}
