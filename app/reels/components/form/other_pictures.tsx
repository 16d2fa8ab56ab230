import { useEffect, useState } from 'react'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { ReelSourceData } from '~/reels/transformers/reel_data'
import { reasonOf } from '~/ui/client/api_error'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Skeleton } from '~/ui/feedback/skeleton'
import { SOURCE_GRID, type SourceChoice, SourceTabs } from './source_tabs'

const MESSAGES = REEL_MESSAGES.picker

/** Tiles that stand for those of a product until they have come. */
const WAITING = 6

/** The pictures and films of another product, asked for when it is looked at. */
export function OtherPictures({ productId, ...choice }: SourceChoice & { productId: number }) {
  const [sources, setSources] = useState<ReelSourceData[] | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (error !== null) return
    const call = new AbortController()
    const url = route('reels.sources.of', { product: productId })
    getJson<{ sources: ReelSourceData[] }>(url, { signal: call.signal }).then(
      (answer) => setSources(answer.sources),
      (reason) => !call.signal.aborted && setError(reasonOf(reason, MESSAGES.lost))
    )
    return () => call.abort()
  }, [productId, error])

  if (error !== null) {
    return (
      <Alert
        tone="danger"
        action={
          <Button variant="secondary" size="sm" onClick={() => setError(null)}>
            {MESSAGES.retry}
          </Button>
        }
      >
        {error}
      </Alert>
    )
  }
  if (sources !== null) return <SourceTabs sources={sources} {...choice} />
  return (
    <div role="status" aria-label={MESSAGES.loading} className={SOURCE_GRID}>
      {Array.from({ length: WAITING }, (_, place) => (
        <Skeleton key={place} className="aspect-square" />
      ))}
    </div>
  )
}
