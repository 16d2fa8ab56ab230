import { pushPull } from '../cutout/push_pull.js'
import { createPlane, type Box, type Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import type { Tensor } from '../vision/tensors.js'

/** Longest side of what is enlarged at once, in pixels: .3 s of a core, for which a photo of another job waits. */
const TILE = 256

/** How far the network looks around a pixel. It is shown so much more than what is kept of a tile, so that tiles have no seams. */
const REACH = 8

/**
 * Enlarges a picture's colours two times by a trained network, tile by tile. Beyond its border the picture goes on as it ends, and what is fully
 * transparent has the colours of what is near.
 *
 * @param between called after each tile with the share that is done
 * @param tile longest side of a tile, in pixels
 * @returns opaque, at twice the width and height
 * @throws VisionFault when the network cannot be used here
 */
export async function enlargeByNetwork(
  picture: Raster,
  context: Pick<JobContext, 'infer'>,
  between: (done: number) => Promise<void>,
  tile = TILE
): Promise<Raster & { channels: 3 }> {
  const { width, height } = picture
  const large = { width: width * 2, height: height * 2, channels: 3 as const }
  const data = new Uint8Array(large.width * large.height * 3)
  const boxes = split(width, tile).flatMap(([left, right]) =>
    split(height, tile).map(([top, bottom]) => ({ left, top, right, bottom }))
  )
  for (const [index, box] of boxes.entries()) {
    const { output } = await context.infer({
      network: 'enlargement',
      inputs: { input: readTile(picture, box) },
      outputs: ['output'],
    })
    keep(output, box, { ...large, data })
    await between((index + 1) / boxes.length)
  }
  return { ...large, data }
}

/** Parts of a length that are as long as each other, but for a pixel. */
function split(length: number, longest: number): [from: number, to: number][] {
  const parts = Math.ceil(length / longest)
  const at = (part: number) => Math.round((part * length) / parts)
  return Array.from({ length: parts }, (_, part) => [at(part), at(part + 1)])
}

/** What the network is shown for a tile: its pixels and those within reach. */
function readTile({ width, height, channels, data }: Raster, box: Box): Tensor {
  const across = box.right - box.left + 2 * REACH
  const down = box.bottom - box.top + 2 * REACH
  const planes = [0, 1, 2].map(() => createPlane(across, down))
  const weight = createPlane(across, down, 1)
  let isOpaque = true
  for (let y = 0, i = 0; y < down; y++) {
    const row = clamp(box.top + y - REACH, height) * width
    for (let x = 0; x < across; x++, i++) {
      const p = (row + clamp(box.left + x - REACH, width)) * channels
      for (let c = 0; c < 3; c++) planes[c]!.data[i] = data[p + c]!
      if (channels === 3 || data[p + 3]! > 0) continue
      weight.data[i] = 0
      isOpaque = false
    }
  }
  const shown = isOpaque ? planes : pushPull(planes, weight)
  const input = new Float32Array(3 * across * down)
  for (const [c, plane] of shown.entries()) input.set(plane.data, c * across * down)
  return { data: input, dims: [1, 3, down, across] }
}

function clamp(place: number, length: number): number {
  return Math.min(Math.max(place, 0), length - 1)
}

/** Puts a tile's pixels into the large picture, without those around it. */
function keep({ data: made, dims }: Tensor, box: Box, large: Raster): void {
  const [down, across] = [dims[2]!, dims[3]!]
  for (let y = 2 * box.top; y < 2 * box.bottom; y++) {
    const row = (y - 2 * box.top + 2 * REACH) * across + 2 * REACH
    let p = (y * large.width + 2 * box.left) * 3
    for (let x = 0; x < 2 * (box.right - box.left); x++) {
      for (let c = 0; c < 3; c++) {
        const value = made[c * across * down + row + x]!
        large.data[p++] = Math.min(255, Math.max(0, Math.round(value)))
      }
    }
  }
}
