import { useEffect, useState } from 'react'
import { hasEvents, useServerEvent } from '~/ui/client/events'
import { refresh } from '~/ui/client/refresh'
import { hasEnded, PICTURE_KINDS, type GenerationEvent } from '~/work/generation_state'
import type { UnfinishedData } from '~/work/transformers/generation_data'
import { adopt, type PendingWork } from './adopt_work'

const POLL_MS = 5_000

/** How long an answer may come after the news that its work has ended. */
const LATE_ANSWER_MS = 2_000

type NewWork = Pick<PendingWork, 'kind' | 'prompt' | 'num_images' | 'width' | 'height'> & {
  source_media_id?: string
}

/** Asks for the newest results and what is still under way. */
export function reloadResults(onFinish?: () => void): void {
  refresh({
    only: ['images', 'next_cursor', 'unfinished', 'failed'],
    reset: ['images'],
    ...(onFinish && { onFinish }),
  })
}

/**
 * What is under way for a product: asked for on this page, on another that is open, or found when this one was opened.
 * Progress comes by server-sent events; work of an earlier visit is polled for as well, and all where events do not arrive.
 */
export function usePendingWork(productId: number, unfinished: readonly UnfinishedData[]) {
  const [own, setOwn] = useState<readonly PendingWork[]>([])
  const [heard, setHeard] = useState<ReadonlyMap<string, GenerationEvent>>(new Map())
  const isOrdering = own.some(({ id }) => id === null)

  useServerEvent('generation', (event) => {
    if (event.product_id !== productId) return
    const isOwn = own.some(({ id }) => id === event.id)
    const isAskedHere = isOwn || adopt(own, event) !== own
    if (!isOwn && isAskedHere) setOwn((list) => adopt(list, event))
    const isKnown = heard.has(event.id)
    setHeard((known) => new Map(known).set(event.id, event))
    if (isAskedHere) return
    const isListed = unfinished.some(({ id }) => id === event.id)
    if (isListed ? hasEnded(event.status) : !isKnown && isPicture(event)) reloadResults()
  })
  useServerEvent('resumed', () => reloadResults())

  // Where events do not arrive, the page's own list tells what was accepted.
  useEffect(() => setOwn((list) => unfinished.reduce(adopt, list)), [unfinished])

  const waits = unfinished.length > 0
  const mayWait = waits || own.length > 0
  useEffect(() => {
    if (!mayWait) return
    let isAsking = false
    // Over a slow line an answer takes longer than the next question would wait: they must not pile up.
    const timer = setInterval(() => {
      // Own work is told of by events, once it is known which it is, and by the answer to its order.
      if (isAsking || (!waits && !isOrdering && hasEvents())) return
      isAsking = true
      reloadResults(() => (isAsking = false))
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [waits, mayWait, isOrdering])

  const isAnswerLate = own.some(
    ({ id }) => id !== null && hasEnded(heard.get(id)?.status ?? 'queued')
  )
  useEffect(() => {
    if (!isAnswerLate) return
    const timer = setTimeout(() => reloadResults(), LATE_ANSWER_MS)
    return () => clearTimeout(timer)
  }, [isAnswerLate])

  const ownIds = new Set(own.map(({ id }) => id))
  const earlier = unfinished
    .filter(({ id }) => !ownIds.has(id))
    .map((work): PendingWork => ({ ...work, key: work.id }))
  const listed = new Map(unfinished.map((work) => [work.id, work]))
  const pending = [...own, ...earlier]
    .map((work) => withNews(work, work.id === null ? undefined : listed.get(work.id)))
    .map((work) => withNews(work, work.id === null ? undefined : heard.get(work.id)))
    .filter(({ status }) => !hasEnded(status))

  return {
    pending,
    /** Whether the server has not accepted yet what was asked for here. */
    isOrdering,
    /**
     * Shows work before the server has answered.
     * @param key of the call that asks for it
     * @returns the function that takes it away
     */
    show(work: NewWork, key: string): () => void {
      const entry: PendingWork = {
        source_media_id: null,
        ...work,
        key,
        id: null,
        status: 'queued',
        progress: 0,
        step: null,
        created_at: new Date().toISOString(),
      }
      setOwn((list) => [entry, ...list])
      return () => setOwn((list) => list.filter((it) => it.key !== key))
    },
  }
}

/** Of the first news of work that another page has asked for. Pieces of batches are followed on the pages of batches. */
function isPicture({ kind, in_batch }: GenerationEvent): boolean {
  return PICTURE_KINDS.includes(kind) && !in_batch
}

type News = Pick<PendingWork, 'status' | 'progress' | 'step'>

function withNews(work: PendingWork, news: News | undefined): PendingWork {
  if (!news) return work
  const { status, progress, step } = news
  return { ...work, status, progress: Math.max(work.progress, progress), step }
}
