import { useEffect, useState } from 'react'
import type {
  MarketData,
  PicturePreflightData,
  PreflightData,
} from '~/exports/transformers/preflight_data'
import { ApiError } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { EXPORT_MESSAGES } from '../messages/en/screens'

/** Pictures in one call: few, so that results appear while others are still measured. */
const AT_A_TIME = 10

/** How often is asked for pictures that are given another shape. */
const POLL_MS = 2_000

/** Measures pictures for every market, some at a time, and those that are given another shape again and again. */
export function usePreflight(imageIds: readonly number[]) {
  const [markets, setMarkets] = useState<readonly MarketData[]>([])
  const [results, setResults] = useState<readonly PicturePreflightData[]>([])
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = imageIds.join()

  useEffect(() => {
    const controller = new AbortController()
    const ids = key.split(',').map(Number)
    setError(null)
    setResults([])

    async function measure() {
      for (let from = 0; from < ids.length; from += AT_A_TIME) {
        const answer = await postJson<PreflightData>(
          route('api.exports.preflight'),
          { image_ids: ids.slice(from, from + AT_A_TIME) },
          { signal: controller.signal }
        )
        setMarkets(answer.markets)
        setResults((known) => [...known, ...answer.images])
      }
    }

    measure().catch((reason) => {
      if (controller.signal.aborted) return
      setError(reason instanceof ApiError ? reason.message : EXPORT_MESSAGES.failed)
    })
    return () => controller.abort()
  }, [key, attempt])

  const shaping = results.filter(({ slots }) => slots.some(({ status }) => status === 'shaping'))
  const open = shaping.map((result) => result.image_id).join()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (open === '') return
    const timer = setTimeout(() => {
      void refresh(open.split(',').map(Number))
        .catch(() => {})
        .then(() => setLooks((count) => count + 1))
    }, POLL_MS)
    return () => clearTimeout(timer)
  }, [open, looks])

  /** Looks at some of the pictures once more. */
  async function refresh(ids: readonly number[]) {
    for (let from = 0; from < ids.length; from += AT_A_TIME) {
      const { images } = await postJson<PreflightData>(route('api.exports.preflight'), {
        image_ids: ids.slice(from, from + AT_A_TIME),
      })
      const news = new Map(images.map((image) => [image.image_id, image]))
      setResults((known) => known.map((result) => news.get(result.image_id) ?? result))
    }
  }

  /** Has pictures given the shapes that some slots ask for. */
  async function shape(ids: readonly number[], targets: readonly string[]) {
    for (let from = 0; from < ids.length; from += AT_A_TIME) {
      const some = ids.slice(from, from + AT_A_TIME)
      await postJson(route('api.exports.shapes'), { image_ids: some, targets })
    }
    await refresh(ids)
  }

  return { markets, results, error, retry: () => setAttempt((count) => count + 1), shape }
}
