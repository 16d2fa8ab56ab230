import sharp from 'sharp'
import { createPlane, mapPlane, type Box, type Plane, type Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import { keyOf } from './key_of.js'
import { CANDIDATES } from './networks.js'
import type { Tensor } from './tensors.js'

/** Side of the square in whose upper left corner the encoder sees a picture, in pixels. */
const SIDE = 1024

/** Cells of what it makes of it, and numbers of each. */
export const CELLS = 64
export const FEATURES = 256

/** Side of the selections' grid for the whole square. */
export const GRID = 256

/** Of ImageNet, as Segment Anything was trained. */
const MEAN = [123.675, 116.28, 103.53]
const DEVIATION = [58.395, 57.12, 57.375]

/** What the encoder makes of a picture: all that selecting in it takes. */
export interface Embedding {
  /** `FEATURES` planes of `CELLS` by `CELLS` numbers. */
  data: Float32Array<ArrayBuffer>
  /** Size of the picture in the grid of selections; the rest of the square is empty. */
  width: number
  height: number
}

/** A place that is part of the thing or is not, or the box that it lies in; all from 0 to 1 of the picture's width and height. */
export interface Prompts {
  inside?: readonly Point[]
  outside?: readonly Point[]
  box?: Box
}

export interface Point {
  x: number
  y: number
}

/** The numbers by which MobileSAM is told what a point is. */
const INSIDE = 1
const OUTSIDE = 0
const CORNERS = [2, 3]
const NO_BOX = -1

/** Reads a picture for `select`: 2.6 s of a processor, once. */
export async function embed(
  { width, height, channels, data }: Raster,
  context: Pick<JobContext, 'infer'>
): Promise<Embedding> {
  const scale = SIDE / Math.max(width, height)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const [wide, high] = [scaled(width), scaled(height)]
  const pixels = await sharp(data, { raw: { width, height, channels } })
    .resize(wide, high, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const input = new Float32Array(3 * SIDE * SIDE)
  for (let y = 0, p = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      for (let c = 0; c < 3; c++, p++) {
        input[(c * SIDE + y) * SIDE + x] = (pixels[p]! - MEAN[c]!) / DEVIATION[c]!
      }
    }
  }
  const { output } = await context.infer({
    network: 'embedding',
    inputs: { input: { data: input, dims: [1, 3, SIDE, SIDE] } },
    outputs: ['output'],
    key: `${wide} x ${high} ${keyOf(pixels)}`,
  })
  const inGrid = (side: number) => Math.max(1, Math.round((side * GRID) / SIDE))
  return { data: output.data, width: inGrid(wide), height: inGrid(high) }
}

/**
 * The thing that prompts point at: .3 s of a processor.
 *
 * @returns 1 for what belongs to it, at the embedding's size
 */
export async function select(
  embedding: Embedding,
  prompts: Prompts,
  context: Pick<JobContext, 'infer'>
): Promise<Plane> {
  const { low_res_masks: masks } = await decode(embedding, prompts, ['low_res_masks'], context)
  const odds = oddsOf(masks.data, 0, embedding)
  return mapPlane(odds, (i) => (odds.data[i]! > 0 ? 1 : 0))
}

/** A thing that may be meant. */
export interface Candidate {
  /** How much each place speaks for being part of it, as log odds at the embedding's size: above 0 it is. */
  odds: Plane
  /** How well the network thinks that it overlaps with what is meant: about 0 to 1. */
  quality: number
}

/** All things that prompts may mean, such as a pocket, its backpack, and who wears it: .3 s of a processor. */
export async function candidates(
  embedding: Embedding,
  prompts: Prompts,
  context: Pick<JobContext, 'infer'>
): Promise<Candidate[]> {
  const { [CANDIDATES.masks]: masks, [CANDIDATES.quality]: quality } = await decode(
    embedding,
    prompts,
    Object.values(CANDIDATES),
    context
  )
  return Array.from(quality.data, (each, index) => ({
    odds: oddsOf(masks.data, index, embedding),
    quality: each,
  }))
}

function decode<Name extends string>(
  embedding: Embedding,
  { inside = [], outside = [], box }: Prompts,
  outputs: readonly Name[],
  context: Pick<JobContext, 'infer'>
): Promise<Record<Name, Tensor>> {
  const corners = box
    ? [
        { x: box.left, y: box.top },
        { x: box.right, y: box.bottom },
      ]
    : [{ x: 0, y: 0 }]
  const points = [...inside, ...outside, ...corners]
  const labels = [
    ...inside.map(() => INSIDE),
    ...outside.map(() => OUTSIDE),
    ...(box ? CORNERS : [NO_BOX]),
  ]
  const toSquare = SIDE / GRID
  return context.infer({
    network: 'selection',
    inputs: {
      image_embeddings: {
        // A copy, for what is sent is given away.
        data: embedding.data.slice(),
        dims: [1, FEATURES, CELLS, CELLS],
      },
      point_coords: {
        data: Float32Array.from(
          points.flatMap(({ x, y }) => [
            x * embedding.width * toSquare,
            y * embedding.height * toSquare,
          ])
        ),
        dims: [1, points.length, 2],
      },
      point_labels: { data: Float32Array.from(labels), dims: [1, points.length] },
      mask_input: { data: new Float32Array(GRID * GRID), dims: [1, 1, GRID, GRID] },
      has_mask_input: { data: new Float32Array(1), dims: [1] },
      orig_im_size: { data: Float32Array.of(GRID, GRID), dims: [2] },
    },
    outputs,
  })
}

/** One of the masks, without the empty rest of the square. */
function oddsOf(masks: Float32Array, index: number, { width, height }: Embedding): Plane {
  const odds = createPlane(width, height)
  for (let y = 0; y < height; y++) {
    const start = (index * GRID + y) * GRID
    odds.data.set(masks.subarray(start, start + width), y * width)
  }
  return odds
}
