/** For what never comes alone: a busy machine takes many times as long as an idle one. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 25

/**
 * Waits for what another process or a job brings about.
 * @param check answers what was waited for, or something false while it is not there yet
 * @param pauseMs between two checks; longer where a check takes others' time
 * @throws Error when it does not come in time
 */
export async function until<Result>(
  check: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
  pauseMs = PAUSE_MS
): Promise<NonNullable<Result>> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const result = await check()
    if (result) return result
    if (Date.now() > deadline) throw new Error(`It did not come: ${check.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
