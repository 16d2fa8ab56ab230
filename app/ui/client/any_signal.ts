/** A signal that aborts as soon as one of several does, for the same reason: `AbortSignal.any`, which Safari has only since 17.4. */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const { signal: any } = controller
  for (const signal of signals) {
    const follow = () => controller.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true, signal: any })
  }
  return any
}
