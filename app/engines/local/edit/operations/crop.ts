import { EngineError } from '../../../engine_error.js'
import { cropPlane, cropRaster } from '../../image/crop.js'
import { boundingBox, type Box } from '../../image/raster.js'
import type { Editable, WithProduct } from '../editable.js'
import type { Step } from '../step.js'
import { carryOn } from './carry_on.js'

/** Space around the product after a close crop, as a share of its longer side. */
const MARGIN = 0.06

/** Least space beside the product in a crop of a shape, as a share of the product's side. */
const LEAST_SPACE = 0.06

/**
 * The largest piece of a shape, around the product where it is known, else around the middle. A product for which it is too
 * narrow is never cut: the picture is carried on above and below it, or beside it.
 */
export async function crop(
  original: Editable,
  { ratio }: Extract<Step, { op: 'crop' }>
): Promise<Editable> {
  const picture = withRoom(original, ratio)
  const { width, height } = picture.raster
  const w = Math.min(width, Math.round(height * ratio))
  const h = Math.min(height, Math.round(width / ratio))
  const box = picture.product && boundingBox(picture.product, 0.5)
  const x = box ? (box.left + box.right) / 2 : width / 2
  const y = box ? (box.top + box.bottom) / 2 : height / 2
  const left = Math.round(Math.max(0, Math.min(width - w, x - w / 2)))
  const top = Math.round(Math.max(0, Math.min(height - h, y - h / 2)))
  return cropTo(picture, { left, top, right: left + w, bottom: top + h })
}

/** Without a strip along one side. */
export async function cut(
  picture: Editable,
  { side, share }: Extract<Step, { op: 'cut' }>
): Promise<Editable> {
  const { width, height } = picture.raster
  const box = { left: 0, top: 0, right: width, bottom: height }
  if (side === 'left') box.left = Math.min(width - 1, Math.round(share * width))
  else if (side === 'right') box.right = Math.max(1, Math.round((1 - share) * width))
  else if (side === 'top') box.top = Math.min(height - 1, Math.round(share * height))
  else box.bottom = Math.max(1, Math.round((1 - share) * height))
  return cropTo(picture, box)
}

/** The picture, made larger where a crop of a shape would cut its product. */
function withRoom(picture: Editable, ratio: number): Editable {
  const { width, height } = picture.raster
  const box = picture.product && boundingBox(picture.product, 0.5)
  if (!box) return picture
  const wanted = (size: number, whole: number) => Math.min(whole, size * (1 + 2 * LEAST_SPACE))
  const least = {
    width: wanted(box.right - box.left, width),
    height: wanted(box.bottom - box.top, height),
  }
  const tall = Math.max(0, Math.ceil(least.width / ratio) - height)
  const wide = Math.max(0, Math.ceil(least.height * ratio) - width)
  if (tall === 0 && wide === 0) return picture
  const [left, top] = [Math.floor(wide / 2), Math.floor(tall / 2)]
  return carryOn(picture, { left, top, right: wide - left, bottom: tall - top })
}

/** What is around the product goes, but for a margin. */
export async function trim(picture: WithProduct): Promise<Editable> {
  const { width, height } = picture.raster
  const box = boundingBox(picture.product, 0.5)
  if (!box) throw new EngineError('product_unclear', 'The product was not found in this picture.')
  const margin = Math.round(MARGIN * Math.max(box.right - box.left, box.bottom - box.top))
  return cropTo(picture, {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(width, box.right + margin),
    bottom: Math.min(height, box.bottom + margin),
  })
}

/** A picture's piece, with what is known of it. */
export function cropTo(picture: Editable, box: Box): Editable {
  return {
    ...picture,
    raster: cropRaster(picture.raster, box),
    alpha: picture.alpha && cropPlane(picture.alpha, box),
    product: picture.product && cropPlane(picture.product, box),
  }
}
