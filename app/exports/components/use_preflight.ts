import { useEffect, useState } from 'react'
import type {
  MarketData,
  PicturePreflightData,
  PreflightData,
} from '~/exports/transformers/preflight_data'
import { ApiError } from '~/shell/client/api_error'
import { postJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'
import { EXPORT_TEXTS } from '../screen_texts'

/** Pictures in one call: few, so that results appear while others are still measured. */
const AT_A_TIME = 10

/** Measures pictures for every market, some at a time. */
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
      setError(reason instanceof ApiError ? reason.message : EXPORT_TEXTS.failed)
    })
    return () => controller.abort()
  }, [key, attempt])

  return { markets, results, error, retry: () => setAttempt((count) => count + 1) }
}
