import { useEffect, useEffectEvent } from 'react'
import type { BatchEvent } from '~/batches/batch_state'
import type { Credits } from '~/shell/shared_props'
import type { GenerationEvent } from '~/work/generation_state'
import { hasRoute, route } from './routes'
import { onLineBack, whenAnswering } from './line'
import { checkSignedIn } from './signed_out'

interface ServerEvents {
  credits: Credits
  generation: GenerationEvent
  /** The subscription, a payment or a visit to the payment page has changed. */
  billing: Record<string, never>
  /** A batch has been paused, has gone on or has ended. */
  batch: BatchEvent
  /** The stream, or the server's own, was away and is back: what happened in between was not told. */
  resumed: null
}

type Handler = (data: never) => void

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

const handlers = new Map<keyof ServerEvents, Set<Handler>>()
let source: EventSource | null = null
let retry: ReturnType<typeof setTimeout> | undefined
let retryMs = FIRST_RETRY_MS
let wasOpen = false
/** Ends hearing of a server that is back. */
let unhear: (() => void) | undefined

/**
 * Calls `handler` for each event of a type while the component is mounted. All components share one stream, opened
 * by the first and closed after the last.
 */
export function useServerEvent<Type extends keyof ServerEvents>(
  type: Type,
  handler: (data: ServerEvents[Type]) => void
): void {
  const onEvent = useEffectEvent(handler)
  useEffect(() => {
    const listener: Handler = (data) => onEvent(data)
    const ofType = handlers.get(type) ?? new Set()
    handlers.set(type, ofType.add(listener))
    open()
    return () => {
      ofType.delete(listener)
      if ([...handlers.values()].every((set) => set.size === 0)) closeEvents()
    }
  }, [type])
}

/** Whether events arrive at the moment; while they do not, work is asked after. */
export function hasEvents(): boolean {
  return source?.readyState === EventSource.OPEN
}

/** Ends the stream; the next component that listens opens it again. */
export function closeEvents(): void {
  pause()
  wasOpen = false
  document.removeEventListener('visibilitychange', followVisibility)
  window.removeEventListener('online', reopen)
  unhear?.()
  unhear = undefined
}

function open() {
  document.addEventListener('visibilitychange', followVisibility)
  window.addEventListener('online', reopen)
  unhear ??= onLineBack(reopen)
  if (source || document.hidden || !hasRoute('events')) return
  clearTimeout(retry)
  source = new EventSource(route('events'))
  source.onopen = () => {
    retryMs = FIRST_RETRY_MS
    if (wasOpen) tell('resumed', null)
    wasOpen = true
  }
  source.onerror = () => {
    void whenAnswering()
    // A browser retries a broken connection itself, but gives up for good on an error status.
    if (source?.readyState !== EventSource.CLOSED) return
    reopenLater()
    checkSignedIn()
  }
  // The session is over, or newer pages took its place: coming back at once would end another page's. It may also go on under
  // another name, as after a confirmation, and whoever asks before that has come here is taken for a guest.
  source.addEventListener('ended', () => reopenLater(LONGEST_RETRY_MS))
  for (const type of ['credits', 'generation', 'billing', 'batch', 'resumed'] as const) {
    source.addEventListener(type, (event) => tell(type, JSON.parse(event.data)))
  }
}

/** Spread, so that the pages of all who were refused do not come back together. */
function reopenLater(ms = retryMs) {
  pause()
  retry = setTimeout(open, ms * (0.75 + Math.random() / 2))
  retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
}

function pause() {
  clearTimeout(retry)
  source?.close()
  source = null
}

/** The network or the server is back: a browser would let seconds pass, and take a connection for alive that is not. */
function reopen() {
  // Also where it never was there: what happened since the page was shown was not told.
  wasOpen = true
  pause()
  open()
}

/** A hidden tab lets go of its connection: over HTTP/1.1 a browser has only six for all tabs of a site. */
function followVisibility() {
  if (document.hidden) pause()
  else open()
}

function tell<Type extends keyof ServerEvents>(type: Type, data: ServerEvents[Type]) {
  for (const handler of handlers.get(type) ?? []) handler(data as never)
}
