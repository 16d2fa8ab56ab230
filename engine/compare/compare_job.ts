import type { Fidelity, Legibility } from '../contract/output.js'
import { measureDrawn } from '../fidelity/measure_drawn.js'
import type { JobContext } from '../threads/job_context.js'
import { readDrawn, readUnplaced } from '../vision/text/read_drawn.js'
import type { TextLine } from '../vision/text/text_line.js'

/** A product that was drawn anew, and what it is held to. */
export interface CompareInput {
  /** Path of the picture. */
  picture: string
  views: ComparedView[]
}

/** The product in one of its photos. */
export interface ComparedView {
  /** PNG with alpha. */
  cutout: Uint8Array
  /** What is written on it. */
  lines: TextLine[]
}

/** How far the product in a picture is from its photos, each null where it cannot be told. */
export interface Comparison {
  fidelity: Fidelity | null
  label: Legibility | null
}

/** Compares a product with the photo in which it is seen most alike; one that is not found is held to its words alone. */
export async function compareJob(
  { picture, views }: CompareInput,
  context: JobContext
): Promise<Comparison> {
  const cutouts = views.map(({ cutout }) => cutout)
  const drawn = await measureDrawn(picture, cutouts, () => context.checkpoint())
  if (!drawn) {
    const lines = views.map((view) => view.lines)
    return { fidelity: null, label: await readUnplaced(picture, lines, context) }
  }
  const { fidelity, place, view } = drawn
  return { fidelity, label: await readDrawn(picture, views[view]!.lines, place, context) }
}
