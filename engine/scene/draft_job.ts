import sharp from 'sharp'
import type { DraftInput } from '../contract/input.js'
import type { DraftOutput } from '../contract/output.js'
import { JobError } from '../contract/job_error.js'
import { cropRaster } from '../image/crop.js'
import { boundingBox, mapPlane, type Raster } from '../image/raster.js'
import { withinBounds } from '../layout/layout.js'
import type { JobContext } from '../threads/job_context.js'
import { lightSide } from '../train/light_side.js'
import { unpackModel } from '../train/model.js'
import { FROM_ABOVE, nameView } from '../train/view_name.js'
import { trainedSubject } from './generate_job.js'
import { askedScene, renderOptions, type Subject } from './make_pictures.js'
import { renderScene } from './render_scene.js'
import type { CameraWish } from './scene.js'

/** Pixels of a draft's longer side. */
const LONGER = 512

/** The first picture of an order, as {@link generateJob} and `backgroundJob` make it, small and for nobody to keep. */
export async function draftJob(input: DraftInput, context: JobContext): Promise<DraftOutput> {
  const { own, subjectFor } = subjectOf(input, context)
  const scale = Math.min(1, LONGER / Math.max(input.width, input.height))
  const order = {
    ...input,
    width: Math.round(input.width * scale),
    height: Math.round(input.height * scale),
  }
  const { scene, size } = askedScene(order, own)
  const options = await renderOptions(order, size, await subjectFor(scene.camera), 0)
  const { picture, place, shown } = await renderScene(scene, options, () => context.checkpoint())
  const { width, height, data } = picture
  const { left, top, right, bottom } = place
  const product = {
    left: left / width,
    top: top / height,
    right: right / width,
    bottom: bottom / height,
  }
  return {
    picture: await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 82, effort: 2 })
      .toBuffer(),
    layout: withinBounds({
      shadow: 1,
      warmth: 0,
      brightness: 1,
      ...shown.light,
      ...input.layout,
      x: (product.left + product.right) / 2,
      foot: product.bottom,
      height: product.bottom - product.top,
    }),
    product,
    stands: shown.stands,
  }
}

function subjectOf({ subject }: DraftInput, context: JobContext) {
  if ('cutout' in subject) {
    return { own: '', subjectFor: async () => cutOut(await context.read(subject.cutout)) }
  }
  const model = unpackModel(subject.model)
  return {
    own: `${model.triggerWord} ${model.description}`,
    subjectFor: (camera: CameraWish | null) =>
      trainedSubject(model, subject.modelFiles, 0, camera, context),
  }
}

/** @throws JobError `product_not_separated` when nothing is left in it */
async function cutOut(png: Uint8Array): Promise<Subject> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .resize({ width: 2 * LONGER, height: 2 * LONGER, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raster: Raster = { width: info.width, height: info.height, channels: 4, data }
  const alpha = mapPlane(info, (i) => data[i * 4 + 3]! / 255)
  const box = boundingBox(alpha, 0.05)
  if (!box) throw new JobError('product_not_separated')
  const trimmed = cropRaster(raster, box)
  const { width, height } = trimmed
  return {
    cutout: await sharp(trimmed.data, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
    photoId: null,
    lightSide: lightSide(trimmed),
    gain: [1, 1, 1],
    fromAbove: nameView(null, alpha) === FROM_ABOVE,
  }
}
