import sharp from 'sharp'
import { OPAQUE } from '../cutout/matting.js'
import { cropRaster } from '../image/crop.js'
import type { Raster } from '../image/raster.js'
import { readRaster } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { enlarge } from '../upscale/enlarge.js'
import type { CutProduct } from './cut_product.js'
import type { Layout } from './layout.js'

type Layer = Raster & { channels: 4 }

/** Alpha, of 255, that is not seen on white: nothing is left outside the product. */
const UNSEEN = 6

/** The cut-out at its size in the packshot; as sharp as the photo allows. */
export async function scaleProduct(
  product: CutProduct,
  layout: Layout,
  context: JobContext
): Promise<Layer> {
  const needsPhoto = product.shrunk > 1 && layout.width > product.cutout.width
  const cutout = needsPhoto ? await withPhotoPixels(product) : product.cutout
  await context.checkpoint()
  const isLarger = layout.width > cutout.width || layout.height > cutout.height
  const source = isLarger ? await enlarge(cutout, context, () => context.checkpoint()) : cutout
  return cleared(await resize(source, layout.width, layout.height))
}

/** The cut-out at the photo's own size: the photo's pixels, but for the soft edge, which keeps its cleaned colours. */
async function withPhotoPixels({ cutout, photo, box }: CutProduct): Promise<Layer> {
  const own = cropRaster(await readRaster(photo), box)
  const layer = await resize(cutout, own.width, own.height)
  for (let i = 0; i < own.width * own.height; i++) {
    if (layer.data[i * 4 + 3]! <= OPAQUE * 255) continue
    for (let c = 0; c < 3; c++) layer.data[i * 4 + c] = own.data[i * own.channels + c]!
  }
  return layer
}

async function resize(raster: Raster, width: number, height: number): Promise<Layer> {
  const raw = { width: raster.width, height: raster.height, channels: raster.channels }
  const data = await sharp(raster.data, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { width, height, channels: 4, data }
}

function cleared(layer: Layer): Layer {
  for (let p = 3; p < layer.data.length; p += 4) if (layer.data[p]! < UNSEEN) layer.data[p] = 0
  return layer
}
