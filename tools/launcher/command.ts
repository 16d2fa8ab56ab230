import { Failure } from './failure.ts'
import { listenForStop, type StopSignals } from './processes/signals.ts'

/**
 * Runs a command of the terminal and ends this process: with the code that `main` returns, or with the code
 * and the sentence of its failure. What `main` puts on `cleanup` is undone first.
 *
 * @param codeWhenStopped the code when a signal stopped `main` half way
 */
export async function runCommand(
  main: (signals: StopSignals, cleanup: AsyncDisposableStack) => Promise<number>,
  codeWhenStopped = 0
): Promise<never> {
  // Whoever reads the output may go away first; that is no reason to fall over.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})

  const signals = listenForStop()
  const work = async () => {
    await using cleanup = new AsyncDisposableStack()
    return await main(signals, cleanup)
  }
  process.exitCode = await work().catch((error: Error) => {
    if (signals.stop.aborted) return codeWhenStopped
    process.stderr.write(`\n${error instanceof Failure ? error.message : error.stack}\n`)
    return error instanceof Failure ? error.exitCode : 1
  })
  process.exit()
}
