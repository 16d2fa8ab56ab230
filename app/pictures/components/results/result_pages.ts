import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'

/**
 * Results in a long list, newest first. All ids that were loaded stay known, the results themselves only near what is on
 * screen: a browser with a hundred thousand results holds as many numbers and a few hundred results.
 */
export interface ResultPages {
  /** Falling. */
  ids: readonly number[]
  known: ReadonlyMap<number, GeneratedImageData>
  /** Where the list goes on; null at its end. */
  nextCursor: number | null
  /** Deleted here: an answer that was under way at that moment does not bring them back. */
  gone: ReadonlySet<number>
}

/** What the server answers for a part of the list. */
export interface ResultsAnswer {
  images: GeneratedImageData[]
  next_cursor: number | null
}

/** Results that are fetched again together. */
export const BLOCK = 24

/** Results that are kept at most. */
export const MOST_KNOWN = 25 * BLOCK

export function firstPage({ images, next_cursor: nextCursor }: ResultsAnswer): ResultPages {
  return { ids: images.map(({ id }) => id), known: mapOf(images), nextCursor, gone: new Set() }
}

/** A list that was left and come back to; what is not among `images` is fetched again once it is on screen. */
export function restoredPages(left: {
  ids: readonly number[]
  images: readonly GeneratedImageData[]
  nextCursor: number | null
}): ResultPages {
  const { ids, images, nextCursor } = left
  return { ids, known: mapOf(images), nextCursor, gone: new Set() }
}

/** Adds the part of the list that follows. */
export function appendPage(pages: ResultPages, answer: ResultsAnswer): ResultPages {
  const last = pages.ids.at(-1) ?? Infinity
  const more = answer.images.filter(({ id }) => id < last && !pages.gone.has(id))
  return {
    ...pages,
    ids: [...pages.ids, ...more.map(({ id }) => id)],
    known: new Map([...pages.known, ...mapOf(more)]),
    nextCursor: answer.next_cursor,
  }
}

/**
 * Takes over what the server says of one stretch of the list: what it does not name is gone, what it names is new or has
 * changed.
 * @param before where the stretch begins; null for the top of the list
 */
export function replaceStretch(
  pages: ResultPages,
  before: number | null,
  { images: all, next_cursor: nextCursor }: ResultsAnswer
): ResultPages {
  const top = before ?? Infinity
  const end = nextCursor === null ? -Infinity : (all.at(-1)?.id ?? top)
  const images = all.filter(({ id }) => !pages.gone.has(id))
  const isOutside = (id: number) => id >= top || id < end
  const above = pages.ids.filter((id) => id >= top)
  const below = pages.ids.filter((id) => id < end)
  const known = new Map([...pages.known].filter(([id]) => isOutside(id)))
  for (const image of images) known.set(image.id, image)
  const isAll = below.length === 0 && end < (pages.nextCursor ?? Infinity)
  return {
    ...pages,
    ids: [...above, ...images.map(({ id }) => id), ...below],
    known,
    nextCursor: isAll ? nextCursor : pages.nextCursor,
  }
}

/** Whether the list and a first page that was fetched later have nothing in common: there may be more between them. */
export function hasGap(pages: ResultPages, answer: ResultsAnswer): boolean {
  const oldest = answer.images.at(-1)?.id
  const [newest] = pages.ids
  return (
    answer.next_cursor !== null && oldest !== undefined && newest !== undefined && oldest > newest
  )
}

export function withoutResults(pages: ResultPages, gone: ReadonlySet<number>): ResultPages {
  return {
    ...pages,
    ids: pages.ids.filter((id) => !gone.has(id)),
    known: new Map([...pages.known].filter(([id]) => !gone.has(id))),
    gone: new Set([...pages.gone, ...gone]),
  }
}

/**
 * Puts results back where they were.
 * @param back their ids, each of them on the list before
 * @param images as many of them as are known; the others are fetched again once they are on screen
 */
export function withResults(
  pages: ResultPages,
  back: readonly number[],
  images: readonly GeneratedImageData[]
): ResultPages {
  const ids = new Set([...pages.ids, ...back])
  return {
    ...pages,
    ids: [...ids].sort((one, other) => other - one),
    known: new Map([...pages.known, ...mapOf(images)]),
    gone: new Set([...pages.gone].filter((id) => !ids.has(id))),
  }
}

export function withChange(
  pages: ResultPages,
  changed: ReadonlySet<number>,
  change: Partial<GeneratedImageData>
): ResultPages {
  const known = new Map(pages.known)
  for (const id of changed) {
    const image = known.get(id)
    if (image) known.set(id, { ...image, ...change })
  }
  return { ...pages, known }
}

/** The places of the blocks in `from` to `to` of which something is not known. */
export function missingBlocks({ ids, known }: ResultPages, from: number, to: number): number[] {
  const blocks: number[] = []
  for (
    let start = Math.floor(from / BLOCK) * BLOCK;
    start < Math.min(to, ids.length);
    start += BLOCK
  ) {
    if (ids.slice(start, start + BLOCK).some((id) => !known.has(id))) blocks.push(start)
  }
  return blocks
}

/** Forgets results far from the places `from` to `to` when there are too many. */
export function forgetDistant(pages: ResultPages, from: number, to: number): ResultPages {
  const { ids, known } = pages
  if (known.size <= MOST_KNOWN) return pages
  const spare = Math.floor((MOST_KNOWN - (to - from)) / 2)
  const kept = ids.slice(Math.max(0, from - spare), to + spare)
  return {
    ...pages,
    known: new Map(
      kept.flatMap((id) => {
        const image = known.get(id)
        return image ? [[id, image] as const] : []
      })
    ),
  }
}

function mapOf(images: readonly GeneratedImageData[]): Map<number, GeneratedImageData> {
  return new Map(images.map((image) => [image.id, image]))
}
