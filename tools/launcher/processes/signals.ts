/** One press of Ctrl-C arrives up to three times: from the terminal, from npm, from the process above. */
const SAME_PRESS_MS = 1000

export interface StopSignals {
  /** Fires at the first request to stop: SIGINT, SIGTERM, SIGHUP, or the end of the process that started this one. */
  stop: AbortSignal
  /** Fires at the second. */
  hurry: AbortSignal
}

export function listenForStop(): StopSignals {
  const stop = new AbortController()
  const hurry = new AbortController()
  let firstAt = 0
  const request = () => {
    if (!stop.signal.aborted) {
      firstAt = Date.now()
      stop.abort()
    } else if (Date.now() - firstAt > SAME_PRESS_MS) {
      hurry.abort()
    }
  }
  process.on('SIGINT', request)
  process.on('SIGTERM', request)
  process.on('SIGHUP', request)
  process.on('disconnect', () => stop.abort())
  process.channel?.unref()
  return { stop: stop.signal, hurry: hurry.signal }
}

/** Resolves when the signal fires. */
export function fired(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
