import sharp from 'sharp'
import type { Pointing } from '../contract/input.js'
import type { SelectOutput } from '../contract/output.js'
import { drawEdge } from '../cutout/draw_edge.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { resizePlane } from '../image/resample.js'
import { toBytes } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import type { Looked } from './look_job.js'
import { tidy } from './outline.js'
import { candidates, type Candidate } from './select.js'

export interface SelectJobInput {
  looked: Looked
  pointing: Pointing
}

/** Quality from which on a thing is likely to be meant. */
const LIKELY = 0.8

/** Outlines what somebody points at in a picture. */
export async function selectJob(
  { looked: { raster, embedding }, pointing }: SelectJobInput,
  context: JobContext
): Promise<SelectOutput> {
  const prompts = 'at' in pointing ? { inside: [pointing.at] } : pointing
  const odds = meant(await candidates(embedding, prompts, context), pointing)
  const { width, height } = raster
  const fine = resizePlane(odds, width, height)
  const hard = mapPlane(fine, (i) => (fine.data[i]! > 0 ? 1 : 0))
  const alpha = drawEdge(tidy(hard), raster)
  const mask = await sharp(toBytes(alpha), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 4 })
    .toBuffer()
  return { mask }
}

/** Which of the candidates is meant: the likeliest, or the largest of the likely ones that are small enough. */
function meant(all: Candidate[], pointing: Pointing): Plane {
  const likeliest = (some: Candidate[]) => some.toSorted((a, b) => b.quality - a.quality).at(0)
  if (!('at' in pointing)) return likeliest(all)!.odds
  const { at, most } = pointing
  const hit = all.filter(({ odds }) => oddsAt(odds, at) > 0)
  const some = hit.length > 0 ? hit : all
  if (most >= 1) return likeliest(some)!.odds
  const small = some.filter(({ odds }) => shareOf(odds) <= most)
  const [largest] = small
    .filter(({ quality }) => quality > LIKELY)
    .toSorted((a, b) => shareOf(b.odds) - shareOf(a.odds))
  return (largest ?? likeliest(small) ?? likeliest(some)!).odds
}

function oddsAt({ width, height, data }: Plane, { x, y }: { x: number; y: number }): number {
  const column = Math.min(width - 1, Math.floor(x * width))
  return data[Math.min(height - 1, Math.floor(y * height)) * width + column]!
}

function shareOf({ data }: Plane): number {
  let inside = 0
  for (const odds of data) if (odds > 0) inside++
  return inside / data.length
}
