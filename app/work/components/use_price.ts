import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { SharedProps } from '~/shell/shared_props'
import { useOwnKey, useSpendable } from '~/ui/client/credits'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { PRICE_MESSAGES as MESSAGES } from '../messages/en/price'
import type { PaidKind } from '../pricing/price'
import type { PriceData } from '../transformers/price_data'

/** A number that still changes is not asked for. */
const RESTS_MS = 300

const MINUTE = 60
/** From here on minutes are said. */
const LONG = 90

export interface ShownPrice {
  /** Null until it is known. */
  credits: number | null
  /** Whether another one is on its way: what is shown is of a moment ago. */
  isAsking: boolean
  /** How long it takes; null where nobody can say. */
  seconds: number | null
  /** The same in words. */
  time: string | null
  /** What it takes, what is left, and how long it takes. */
  text: string
  /** A sentence with the credits in it; for who has a key of their own what stands in its place. */
  say(inCredits: (credits: string) => string): string
}

interface PriceOptions {
  isInBatch?: boolean
  /** Of films. */
  hasSound?: boolean
}

/**
 * What so many pieces of a kind of work take, as the server says it: with the page for what one order may have, and asked for once the
 * number rests for what is more.
 */
export function usePrice(
  kind: PaidKind,
  pieces = 1,
  { isInBatch = false, hasSound = false }: PriceOptions = {}
): ShownPrice {
  const { prices } = usePage<{ prices: SharedProps['prices'] }>().props
  const hasOwnKey = useOwnKey(kind)
  const known = isInBatch ? undefined : prices?.[hasSound ? 'video_with_sound' : kind][pieces - 1]
  const isMissing = prices !== null && known === undefined && pieces > 0
  const query = isInBatch ? { pieces, in_batch: 1 } : { pieces }
  const asked = useAsked(isMissing ? route('api.prices', { kind }, query) : null)
  const price = known ?? asked.price
  const creditKind = price?.kind ?? 'image'
  const left = useSpendable(kind)
  const credits = price?.credits ?? null
  const seconds = price?.expected_seconds ?? null
  const time = timeOf(seconds)

  function say(inCredits: (credits: string) => string): string {
    if (hasOwnKey) return MESSAGES.ownKey
    return credits === null ? '' : inCredits(MESSAGES.credits(creditKind, credits))
  }

  const paid = say(() => MESSAGES.left(creditKind, credits ?? 0, left))
  return {
    credits,
    isAsking: asked.isAsking,
    seconds,
    time,
    text: [paid, time].filter(Boolean).join(' · '),
    say,
  }
}

/** The newest answer, and the one before it until it has come; null once none came. */
function useAsked(url: string | null): { price: PriceData | null; isAsking: boolean } {
  const [answer, setAnswer] = useState<{ url: string; price: PriceData | null } | null>(null)
  useEffect(() => {
    if (url === null) return
    const call = new AbortController()
    const timer = setTimeout(() => {
      void getJson<PriceData>(url, { signal: call.signal })
        .catch(() => null)
        .then((price) => {
          if (!call.signal.aborted) setAnswer({ url, price })
        })
    }, RESTS_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [url])
  return { price: answer?.price ?? null, isAsking: url !== null && answer?.url !== url }
}

function timeOf(seconds: number | null): string | null {
  if (seconds === null) return null
  return seconds < LONG
    ? MESSAGES.seconds(Math.max(1, Math.ceil(seconds)))
    : MESSAGES.minutes(Math.round(seconds / MINUTE))
}
