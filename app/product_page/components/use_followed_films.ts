import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useServerEvent } from '~/ui/client/events'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { FilmError } from '~/films/components/follow_film'
import {
  type OrderedFilm,
  type PendingFilm,
  pendingFilm,
  stepOf,
} from '~/films/components/pending_film_data'
import { FILM_KINDS } from '~/work/generation_state'
import type { VideoData, VideoStatusData } from '~/films/transformers/video_data'
import { reloadVideos } from './reload_videos'

interface FollowedFilms {
  onDone: (video: VideoData) => void
  /** Called with a sentence for the screen and what went wrong, for statistics. */
  onFailed: (error: string, code: string, id: string) => void
}

interface Followed {
  /** Ends the pause before the next question. */
  wake: () => void
  isCancelled: boolean
}

const ENDED = ['succeeded', 'failed', 'cancelled']

/**
 * Films of a product that are under way, each asked after until it has ended. News by server-sent events comes earlier than
 * the next question, and tells of films that were ordered elsewhere.
 */
export function useFollowedFilms(productId: number, { onDone, onFailed }: FollowedFilms) {
  const [films, setFilms] = useState<readonly PendingFilm[]>([])
  const followed = useRef(new Map<string, Followed>())
  const isGone = useRef(false)

  const update = (id: string, { progress, step }: Pick<PendingFilm, 'progress' | 'step'>) =>
    setFilms((list) => list.map((film) => (film.id === id ? { ...film, progress, step } : film)))

  useServerEvent('generation', (event) => {
    const { id, kind, product_id: product, status } = event
    if (!FILM_KINDS.includes(kind) || product !== productId) return
    const film = followed.current.get(id)
    if (film && status === 'cancelled') film.isCancelled = true
    if (film && ENDED.includes(status)) film.wake()
    else if (film) update(id, { progress: event.progress, step: stepOf(event) })
    else if (!ENDED.includes(status)) reloadVideos()
  })

  const run = useEffectEvent(async (id: string) => {
    const film: Followed = { wake: () => {}, isCancelled: false }
    followed.current.set(id, film)
    const url = route('products.video-status', { product: productId, video: id })
    try {
      const { followFilm } = await import('~/films/components/follow_film')
      const video = await followFilm({
        check: () => getJson<VideoStatusData>(url),
        pause: (ms) =>
          new Promise((resolve) => {
            const timer = setTimeout(() => !isGone.current && resolve(), ms)
            film.wake = () => {
              clearTimeout(timer)
              resolve()
            }
          }),
        onProgress: (status) => update(id, status),
      })
      onDone(video)
    } catch (error) {
      if (film.isCancelled) reloadVideos()
      else onFailed((error as FilmError).message, (error as FilmError).code, id)
    } finally {
      setFilms((list) => list.filter((it) => it.id !== id))
    }
  })

  useEffect(() => {
    for (const { id } of films) if (id && !followed.current.has(id)) void run(id)
  }, [films])

  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const follow = useCallback((work: OrderedFilm) => {
    if (followed.current.has(work.id)) return
    setFilms((list) =>
      list.some(({ id }) => id === work.id) ? list : [pendingFilm(work), ...list]
    )
  }, [])

  return { films, follow }
}
