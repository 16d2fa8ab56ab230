import { useEffect, useSyncExternalStore } from 'react'
import { hasEvents, useServerEvent } from '~/ui/client/events'
import { getJson, requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { FOLLOWED_KINDS } from '../../generation_state'
import type { WorkListData } from '../../transformers/work_data'
import { announceBatch, announceWork } from './announce_work'
import { WorkList } from './work_list'

const POLL_MS = 5_000

/** One for all pages of a visit: what ends while a page without the tray is on screen is told on the next. */
const work = new WorkList({
  fetch: () => getJson<WorkListData>(route('work.index')),
  onEnded: announceWork,
})

/**
 * The user's work over all products, as the server has it: asked for once, again at each announcement, and every few seconds
 * while work is open and announcements do not arrive, or while it `isWatched`: places in the queue change unannounced.
 */
export function useWork(isWatched: boolean) {
  const state = useSyncExternalStore(work.subscribe, work.state)
  const isUnknown = state.list === null
  const waits = state.list === null || state.list.open.length > 0

  useServerEvent('generation', (event) => {
    const isFollowed = (FOLLOWED_KINDS as readonly string[]).includes(event.kind)
    if (isFollowed && !event.in_batch) work.hear(event)
  })
  useServerEvent('batch', announceBatch)
  useServerEvent('resumed', () => void work.load())

  useEffect(() => void work.load(), [])
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => {
      if (isWatched || isUnknown || !hasEvents()) void work.load()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [waits, isWatched, isUnknown])

  return {
    ...state,
    reload: work.load,
    /** Notes, for all devices, that what has ended was looked at. */
    async markSeen() {
      work.markSeen()
      await requestJson('put', route('work.seen')).catch(() => {})
    },
  }
}
