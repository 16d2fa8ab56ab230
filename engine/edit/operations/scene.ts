import sharp from 'sharp'
import { applyAlpha } from '../../cutout/matting.js'
import { cropPlane, cropRaster } from '../../image/crop.js'
import { boundingBox } from '../../image/raster.js'
import { parsePrompt } from '../../scene/parse_prompt.js'
import { sceneCode } from '../../scene/scene_code.js'
import { backgroundColor } from '../../train/spill.js'
import { FROM_ABOVE, nameView } from '../../train/view_name.js'
import { renderScene } from '../../scene/render_scene.js'
import { lightSide } from '../../train/light_side.js'
import type { Editable, OperationContext, WithProduct } from '../editable.js'
import type { Step } from '../step.js'

/** The product in a set of the scenes' lexicon, at the picture's size. */
export async function scene(
  picture: WithProduct,
  { prompt }: Extract<Step, { op: 'scene' }>,
  { seed, checkpoint }: OperationContext
): Promise<Editable> {
  const { width, height } = picture.raster
  const box = boundingBox(picture.product, 0.05)!
  const cutout = applyAlpha(cropRaster(picture.raster, box), cropPlane(picture.product, box))
  const size = { width: cutout.width, height: cutout.height }
  const png = await sharp(cutout.data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await checkpoint()
  const parsed = parsePrompt(prompt, '').scene
  const { picture: rendered, alpha } = await renderScene(
    parsed,
    {
      cutout: png,
      cutoutSize: size,
      tall: null,
      gain: [1, 1, 1],
      photoLight: backgroundColor(picture.raster, picture.product)[0],
      fromAbove: nameView(null, picture.product) === FROM_ABOVE,
      lightSide: lightSide(cutout),
      width,
      height,
      seed,
    },
    checkpoint
  )
  return {
    raster: { ...rendered, channels: 3 },
    alpha: null,
    product: alpha,
    scene: sceneCode(parsed),
  }
}
