import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'

/** Ids that are remembered at most; their history has to fit into what a browser keeps of it. */
const MOST_REMEMBERED = 20_000
/** Pixels below which the page's own bar covers what is listed. */
const BAR = 72

/** Where one was in a list of results, to be there again after Back and Forward. */
export interface ListPlace {
  /** As far as the list was loaded, falling. */
  ids: readonly number[]
  nextCursor: number | null
  /** Those near the screen, and the one in the viewer. */
  images: readonly GeneratedImageData[]
  /** The first result on screen and its distance in pixels from the top; null at the top of the page. */
  anchor: { id: number; top: number } | null
  /** Id of the picture that showed in the viewer. */
  opened: number | null
  selected: readonly number[]
}

interface ListState extends Pick<ListPlace, 'ids' | 'nextCursor' | 'opened'> {
  known: ReadonlyMap<number, GeneratedImageData>
  selected: ReadonlySet<number>
  /** Places that are on screen. */
  range: readonly [from: number, to: number]
}

/** What is remembered of a list that is on screen, nothing of an empty one. */
export function placeOf(list: ListState): ListPlace | null {
  if (list.ids.length === 0) return null
  const ids = list.ids.slice(0, MOST_REMEMBERED)
  const near = new Set(list.ids.slice(...list.range))
  // The viewer may have gone on to one that is not on screen.
  if (list.opened !== null) near.add(list.opened)
  return {
    ids,
    nextCursor: ids.length < list.ids.length ? ids.at(-1)! : list.nextCursor,
    images: [...near].flatMap((id) => list.known.get(id) ?? []),
    anchor: anchorOnScreen(),
    opened: list.opened,
    selected: [...list.selected],
  }
}

function anchorOnScreen(): ListPlace['anchor'] {
  if (window.scrollY === 0) return null
  for (const card of document.querySelectorAll<HTMLElement>('[data-result]')) {
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom > BAR) return { id: Number(card.dataset.result), top }
  }
  return null
}

/** The place of a result, or of the one that follows where it was. */
export function placeIn(ids: readonly number[], id: number): number {
  const place = ids.findIndex((each) => each <= id)
  return place === -1 ? ids.length - 1 : place
}
