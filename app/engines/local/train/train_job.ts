import type { OutputFile, TrainedView, TrainInput, TrainOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { applyAlpha } from '../cutout/matting.js'
import { cutOut } from '../cutout/cut_out.js'
import { cutOutWithMask } from '../cutout/own_mask.js'
import { cropRaster } from '../image/crop.js'
import { boundingBox } from '../image/raster.js'
import { readPicture } from '../image/read_picture.js'
import { writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { lightSide } from './light_side.js'
import { packModel, type ModelView } from './model.js'

/** Longest side of the photos that are cut out, in pixels: enough for a product that fills most of a 1920x1080 picture. */
const LONGEST_SIDE = 1536

/** Below this no cut-out is good enough to stand in a picture. */
const LEAST_CONFIDENCE = 0.2

/**
 * Cuts the product out of every photo and keeps the cut-outs, best first.
 *
 * @throws EngineError `invalid_input` when it cannot be separated from its background in any of them
 */
export async function trainJob(input: TrainInput, context: JobContext): Promise<TrainOutput> {
  const { photos, triggerWord, description } = input
  const views: ModelView[] = []
  const trained: TrainedView[] = []
  const files: (OutputFile & { name: string })[] = []
  for (const [index, photo] of photos.entries()) {
    context.progress(index / photos.length, `Cutting out photo ${index + 1} of ${photos.length}`)
    const picture = await readPicture(await context.read(photo.key), LONGEST_SIDE)
    const { alpha, confidence } = photo.mask
      ? await cutOutWithMask(picture, await context.read(photo.mask))
      : await cutOut(picture, () => context.checkpoint())
    const box = boundingBox(alpha, 0.05)
    if (!box || confidence < LEAST_CONFIDENCE) continue
    const cutout = cropRaster(applyAlpha(picture.raster, alpha), box)
    const name = `cutout-${index + 1}.png`
    files.push({ name, ...(await writePicture(cutout, context.scratch, name, 'png')) })
    trained.push({
      photoId: photo.photoId,
      file: name,
      view: 'Front',
      quality: confidence,
      confidence,
      duplicateOf: null,
      warnings: [],
    })
    views.push({ name, photoId: photo.photoId, confidence, lightSide: lightSide(cutout) })
    await context.checkpoint()
  }
  if (views.length === 0) {
    throw new EngineError(
      'invalid_input',
      'The product could not be separated from its background in any photo. Use photos in which it stands alone, whole, before a plain background of another colour.'
    )
  }
  views.sort((a, b) => b.confidence - a.confidence)
  return {
    model: packModel({ triggerWord, description, views }),
    files,
    views: trained,
    cost: { cents: 0 },
  }
}
