import type { RunResult } from '../../tools/launcher/processes/run.js'
import { until } from '../support/until.js'

/** What a command says of which the operator is to look at something: it has done all that it is for. */
const FINDING = /look at\b/

/** What it says that did not reach the provider. */
const PARTIAL = /not everything was compared/

/** What a command needs may have been killed just before, and be on its way back. */
const PATIENCE_MS = 60_000

/** One that takes longer waits for what has been killed. */
const LONGEST_MS = 300_000

/**
 * Runs a command again until it gets through.
 * @throws Error with what it said last when it never does: a fault whose remedy was not carried out would show as another fault
 */
export async function untilCarriedOut(
  run: (limit: AbortSignal) => Promise<RunResult>
): Promise<void> {
  let last: RunResult | null = null
  const isDone = async () => {
    last = await run(AbortSignal.timeout(LONGEST_MS))
    return last.code === 0 || (FINDING.test(last.output) && !PARTIAL.test(last.output))
  }
  await until(isDone, PATIENCE_MS).catch((error: unknown) => {
    throw new Error(`A command does not get through:\n${last?.output}`, { cause: error })
  })
}
