import { useEffect, useRef, useState } from 'react'
import type { ShapeWay } from '~/engines/engine'
import { reasonOf } from '~/ui/client/api_error'
import { useServerEvent } from '~/ui/client/events'
import { getJson } from '~/ui/client/json'
import { refresh } from '~/ui/client/refresh'
import { route } from '~/ui/client/routes'
import { FILM_KINDS, type GenerationEvent } from '~/work/generation_state'
import type { GenerationData, UnfinishedData } from '~/work/transformers/generation_data'
import type { VideoData } from '~/films/transformers/video_data'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'
import { codeOf, generationOf, isCancelled } from '~/work/components/run_generation'
import { useKeyedWork } from '~/work/components/use_keyed_work'
import { type PendingFilm, pendingFilm } from './pending_film_data'
import { reportFailedFilm, reportFilm } from './report_film'

const POLL_MS = 5_000
/** By then the server has accepted an order, or refused it. */
const ACCEPTED_MS = 1_500
const ENDED = ['succeeded', 'failed', 'cancelled']

export interface FilmOrder {
  image_url: string
  prompt: string
  duration: string
  aspect_ratio: string
  /** How the picture gets that shape, where that was chosen. */
  shape_way?: ShapeWay
  with_sound?: true
}

/** Asks for the newest films. */
export function reloadFilms(): void {
  refresh({ only: ['generatedVideos', 'next_cursor'], reset: ['generatedVideos'] })
}

function reloadUnfinished(): void {
  refresh({ only: ['unfinished'] })
}

/** The films of a product that are under way, ordered here or elsewhere, and what the last one came to. */
export function useFilms(modelId: number, unfinished: readonly UnfinishedData[]) {
  const [sent, setSent] = useState<PendingFilm | null>(null)
  const [result, setResult] = useState<VideoData | null>(null)
  const [error, setError] = useState<string | null>(null)
  const known = useRef<ReadonlySet<string>>(new Set())
  const calls = useKeyedWork(() => setError(null))
  const open = useUnderWay(modelId, unfinished)

  useEffect(() => {
    const unended = new Set(unfinished.map(({ id }) => id))
    for (const id of known.current) {
      if (!unended.has(id)) void settle(id)
    }
    known.current = unended
  }, [unfinished])

  /** A film that is there leaves nothing to say of calls that came to nothing on its way. */
  function show(video: VideoData) {
    setResult(video)
    setError(null)
    reportFilm(video, modelId)
  }

  /** Tells what work that has ended came to. */
  async function settle(id: string) {
    try {
      const work = await getJson<GenerationData>(route('generations.show', { id }))
      if (work.status === 'failed') {
        setError(work.error ?? VIDEO_MESSAGES.errors.generate)
        reportFailedFilm(modelId, work.error_code ?? 'unknown', id)
      }
      const { video = null } = (work.result ?? {}) as { video?: VideoData | null }
      if (video) show(video)
    } finally {
      reloadFilms()
    }
  }

  function order(film: FilmOrder) {
    return send(route('api.generate-video'), { ...film, ai_model_id: modelId }, film.prompt)
  }

  /** One press of the button: repeated after a lost answer it still makes one film. */
  async function send(url: string, body: object, prompt: string) {
    setError(null)
    setResult(null)
    setSent({ id: null, progress: 0, step: null, prompt, since: now() })
    const accepted = setTimeout(reloadUnfinished, ACCEPTED_MS)
    try {
      const answer = await calls.run<{ video: VideoData | null }>(url, body)
      if (!answer?.video) throw new Error(VIDEO_MESSAGES.errors.generate)
      show(answer.video)
    } catch (reason) {
      if (isCancelled(reason)) return
      console.error(VIDEO_MESSAGES.errors.generate, reason)
      reportFailedFilm(modelId, codeOf(reason), generationOf(reason))
      setError(reasonOf(reason, VIDEO_MESSAGES.errors.generate))
    } finally {
      clearTimeout(accepted)
      setSent(null)
      reloadUnfinished()
      reloadFilms()
    }
  }

  return {
    // What has ended may be told before the call that ordered it is answered.
    pending: open.length > 0 || !sent || result ? open : [sent],
    result,
    error,
    order,
    send,
    clear: () => setResult(null),
  }
}

/**
 * The films that are under way as they were last heard of. Their progress comes by server-sent events; where those do not arrive,
 * the server is asked every few seconds.
 */
function useUnderWay(modelId: number, unfinished: readonly UnfinishedData[]): PendingFilm[] {
  const [heard, setHeard] = useState<ReadonlyMap<string, GenerationEvent>>(new Map())

  useServerEvent('generation', (event) => {
    if (!FILM_KINDS.includes(event.kind) || event.product_id !== modelId) return
    const isNew = !heard.has(event.id) && !unfinished.some(({ id }) => id === event.id)
    setHeard((all) => new Map(all).set(event.id, event))
    if (isNew || ENDED.includes(event.status)) reloadUnfinished()
  })
  useServerEvent('resumed', reloadUnfinished)

  const waits = unfinished.length > 0
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(reloadUnfinished, POLL_MS)
    return () => clearInterval(timer)
  }, [waits])

  return unfinished
    .map((work) => withNews(work, heard.get(work.id)))
    .filter(({ status }) => !ENDED.includes(status))
    .map(pendingFilm)
}

function now(): string {
  return new Date().toISOString()
}

function withNews(work: UnfinishedData, event: GenerationEvent | undefined): UnfinishedData {
  if (!event) return work
  const { status, progress, step } = event
  return { ...work, status, progress: Math.max(work.progress, progress), step }
}
