import { useEffect, useState } from 'react'
import type { ShapeWay } from '~/engines/engine'
import { ApiError, reasonOf } from '~/ui/client/api_error'
import { route } from '~/ui/client/routes'
import { showToast } from '~/ui/overlays/toast'
import type { Duration } from '~/films/components/film_fields'
import { codeOf } from '~/work/components/run_generation'
import { useKeyedWork } from '~/work/components/use_keyed_work'
import { reportFailedFilm, reportFilm } from '~/films/components/report_film'
import type { UnfinishedData } from '~/work/transformers/generation_data'
import type { VideoData } from '~/films/transformers/video_data'
import { VIDEO_MESSAGES } from '~/films/messages/en/video_screen'
import type { ProductData } from '~/products/transformers/product_data'
import { reloadVideos } from './reload_videos'
import { useFollowedFilms } from './use_followed_films'

const MESSAGES = VIDEO_MESSAGES.errors

/** What film to make of a product. */
export interface VideoDraft {
  prompt: string
  duration: Duration
  /** CFG scale. */
  strength: number
  /** How the picture gets the film's shape; null for the first way that holds. */
  way: ShapeWay | null
  hasSound: boolean
  /** Path of the picture to start with. */
  chosen: string | null
  /** A picture of one's own instead. */
  upload: File | null
}

/** The order of a film that the merchant fills in, and the films that are under way. The draft stays, to be tried again. */
export function useVideoOrder(product: ProductData, unfinished: readonly UnfinishedData[]) {
  const [draft, setDraft] = useState<VideoDraft>({
    prompt: '',
    duration: '5',
    strength: 0.5,
    way: null,
    hasSound: false,
    chosen: product.input_images[0]?.path ?? null,
    upload: null,
  })
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [result, setResult] = useState<VideoData | null>(null)
  const calls = useKeyedWork(() => {
    setError(null)
    reloadVideos()
  })
  const { films, follow } = useFollowedFilms(product.id, {
    onDone(video) {
      setResult(video)
      reportFilm(video, product.id)
      void showToast('success', VIDEO_MESSAGES.dialog.success)
      reloadVideos()
    },
    onFailed(sentence, code, id) {
      setError(sentence)
      reportFailedFilm(product.id, code, id)
      reloadVideos()
    },
  })

  useEffect(() => {
    for (const work of unfinished) follow(work)
  }, [unfinished, follow])

  return {
    draft,
    setDraft,
    isSending,
    error,
    result,
    films,
    clearResult: () => setResult(null),
    async send() {
      setIsSending(true)
      setError(null)
      setResult(null)
      try {
        const prompt = draft.prompt.trim()
        const url = route('products.generate-video', { product: product.id })
        const body = {
          prompt,
          image_url: draft.upload ? await dataUrlOf(draft.upload) : draft.chosen,
          duration: draft.duration,
          cfg_scale: draft.strength,
          shape_way: draft.way ?? undefined,
          with_sound: draft.hasSound || undefined,
        }
        const id = await calls.withKey([url, body], (key) => start(url, body, key))
        follow({ id, prompt })
      } catch (reason) {
        reportFailedFilm(product.id, codeOf(reason))
        const sentence =
          reason instanceof ApiError ? reasonOf(reason, MESSAGES.start) : (reason as Error).message
        setError(MESSAGES.generateBecause(sentence))
      } finally {
        setIsSending(false)
      }
    },
  }
}

/** What reads files and what sends them is loaded when it is needed. */
async function dataUrlOf(file: File): Promise<string> {
  const { readDataUrl } = await import('~/products/components/photo_copies')
  return readDataUrl(file)
}

async function start(url: string, body: object, key: string): Promise<string> {
  const { startFilm } = await import('./start_film')
  return startFilm(url, body, key)
}
