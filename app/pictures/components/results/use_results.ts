import { useCallback, useEffect, useRef, useState } from 'react'
import { elementOf } from '~/core/elements'
import { reasonOf } from '~/ui/client/api_error'
import { getJson } from '~/ui/client/json'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { RESULT_MESSAGES } from '../../messages/en/results'
import type { ListPlace } from './list_place'
import {
  appendPage,
  firstPage,
  forgetDistant,
  hasGap,
  missingBlocks,
  replaceStretch,
  restoredPages,
  type ResultPages,
  type ResultsAnswer,
  withChange,
  withoutResults,
  withResults,
} from './result_pages'

/** Parts of the list that may have come between two loads of the page. */
const MOST_PARTS = 20

interface ResultsInput {
  /** Where parts of the list come from, with what filters it. */
  url: string
  /** The first part, as the page's last load brought it. */
  first: ResultsAnswer
  /** Whether the list shows less than that: its first part is fetched then, and again with each load of the page. */
  isFiltered: boolean
  /** The list as it was when the page was left, where it was come back to. */
  restored: Pick<ListPlace, 'ids' | 'nextCursor' | 'images'> | null
}

/** The results of a product as far as they were looked at, kept up with each load of the page. */
export function useResults({ url, first, isFiltered, restored }: ResultsInput) {
  const [pages, setPages] = useState<ResultPages>(() =>
    restored
      ? restoredPages(restored)
      : firstPage(isFiltered ? { images: [], next_cursor: null } : first)
  )
  /** What the page had when it was left: meanwhile it may be different. */
  const [outdated] = useState(restored ? first : null)
  const isAsked = isFiltered || first === outdated
  const [isFirstLoaded, setIsFirstLoaded] = useState(!isFiltered || restored !== null)
  const [isLoading, setIsLoading] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(pages)
  useEffect(() => {
    latest.current = pages
  }, [pages])

  const keep = useCallback((take: (known: ResultPages) => ResultPages) => {
    setPages(take)
    setIsFirstLoaded(true)
  }, [])
  const { load, error, setError } = useParts(url, keep)

  useEffect(() => {
    let isCurrent = true
    const news = isAsked ? fetchPart(url, null) : Promise.resolve(first)
    news
      .then((answer) => closeGap(answer, latest.current, url))
      .then((answer) => {
        if (!isCurrent) return
        setPages((current) => replaceStretch(current, null, answer))
        setError(null)
      })
      .catch((reason) => {
        if (isCurrent) setError(reasonOf(reason, RESULT_MESSAGES.loadFailed))
      })
      .finally(() => setIsFirstLoaded(true))
    return () => {
      isCurrent = false
    }
  }, [first, isAsked, url, attempt, setError])

  const loadMore = useCallback(async () => {
    const cursor = latest.current.nextCursor
    if (cursor === null) return
    setIsLoading(true)
    await load(cursor, appendPage)
    setIsLoading(false)
  }, [load])

  /** To be called with the places on screen: fetches again what was forgotten there, and forgets what is far away. */
  const showRange = useCallback(
    (from: number, to: number) => {
      const current = latest.current
      for (const start of missingBlocks(current, from, to)) {
        const before = start === 0 ? null : elementOf(current.ids, start - 1)
        void load(before, (now, answer) => replaceStretch(now, before, answer))
      }
      if (forgetDistant(current, from, to) !== current) {
        setPages((now) => forgetDistant(now, from, to))
      }
    },
    [load]
  )

  return {
    ids: pages.ids,
    known: pages.known,
    nextCursor: pages.nextCursor,
    isFirstLoaded,
    isLoading,
    error,
    loadMore,
    showRange,
    /** Loads once more what could not be loaded. */
    retry() {
      setAttempt((count) => count + 1)
      void loadMore()
    },
    remove: (ids: ReadonlySet<number>) => setPages((now) => withoutResults(now, ids)),
    putBack: (ids: readonly number[], images: readonly GeneratedImageData[]) =>
      setPages((now) => withResults(now, ids, images)),
    change: (ids: ReadonlySet<number>, change: Partial<GeneratedImageData>) =>
      setPages((now) => withChange(now, ids, change)),
  }
}

export type Results = ReturnType<typeof useResults>

/** Fetches parts of a list, each once at a time, and has what comes of them kept. */
function useParts(url: string, keep: (take: (known: ResultPages) => ResultPages) => void) {
  const [error, setError] = useState<string | null>(null)
  const underWay = useRef(new Set<number | null>())
  const load = useCallback(
    async (
      before: number | null,
      take: (pages: ResultPages, answer: ResultsAnswer) => ResultPages
    ) => {
      if (underWay.current.has(before)) return
      underWay.current.add(before)
      setError(null)
      try {
        const answer = await fetchPart(url, before)
        keep((known) => take(known, answer))
      } catch (reason) {
        setError(reasonOf(reason, RESULT_MESSAGES.loadFailed))
      } finally {
        underWay.current.delete(before)
      }
    },
    [url, keep]
  )
  return { load, error, setError }
}

function fetchPart(url: string, before: number | null): Promise<ResultsAnswer> {
  if (before === null) return getJson(url)
  return getJson(`${url}${url.includes('?') ? '&' : '?'}before=${before}`)
}

/** Fetches what lies between a new first part of the list and the part that was known. */
async function closeGap(
  first: ResultsAnswer,
  pages: ResultPages,
  url: string
): Promise<ResultsAnswer> {
  let whole = first
  for (let part = 0; part < MOST_PARTS && hasGap(pages, whole); part++) {
    const answer = await fetchPart(url, whole.next_cursor)
    whole = { images: [...whole.images, ...answer.images], next_cursor: answer.next_cursor }
  }
  return whole
}
