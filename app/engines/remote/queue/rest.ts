import { setTimeout as sleep } from 'node:timers/promises'

/** Waits some milliseconds, or until one of the signals aborts. Never rejects. */
export async function rest(ms: number, ...signals: AbortSignal[]): Promise<void> {
  await sleep(ms, undefined, { signal: AbortSignal.any(signals) }).catch(() => {})
}
