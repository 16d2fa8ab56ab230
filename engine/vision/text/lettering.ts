import sharp from 'sharp'
import type { Raster } from '../../image/raster.js'
import type { JobContext } from '../../threads/job_context.js'
import { mapCorners, type Corners } from './corners.js'
import { lineBoxes } from './line_boxes.js'

/** Longest side at which lines are looked for, in pixels; the network takes multiples of `GRID`. */
const LONGEST_SIDE = 736
const GRID = 32

/** How much small pictures are enlarged for it: small print is found better. */
const MOST_ENLARGED = 1.5

/** Of ImageNet, in the order blue, green, red, as PP-OCR was trained. */
const MEAN = [0.485, 0.456, 0.406]
const DEVIATION = [0.229, 0.224, 0.225]

/**
 * Where a picture shows lines of text, by PP-OCR's detector.
 *
 * @returns corners in pixels of the picture
 */
export async function findLettering(
  { width, height, channels, data }: Raster,
  context: Pick<JobContext, 'infer'>
): Promise<Corners[]> {
  const scale = Math.min(MOST_ENLARGED, LONGEST_SIDE / Math.max(width, height))
  const inGrid = (side: number) => Math.max(GRID, Math.round((side * scale) / GRID) * GRID)
  const [wide, high] = [inGrid(width), inGrid(height)]
  const pixels = await sharp(data, { raw: { width, height, channels } })
    .resize(wide, high, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const input = new Float32Array(3 * wide * high)
  for (let i = 0; i < wide * high; i++) {
    for (let c = 0; c < 3; c++) {
      input[c * wide * high + i] = (pixels[i * 3 + 2 - c]! / 255 - MEAN[c]!) / DEVIATION[c]!
    }
  }
  const { 'sigmoid_0.tmp_0': probability } = await context.infer({
    network: 'lettering',
    inputs: { x: { data: input, dims: [1, 3, high, wide] } },
    outputs: ['sigmoid_0.tmp_0'],
  })
  return lineBoxes({ width: wide, height: high, data: probability.data }).map((corners) =>
    mapCorners(corners, ({ x, y }) => ({ x: (x * width) / wide, y: (y * height) / high }))
  )
}
