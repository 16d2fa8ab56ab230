import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from '../../../tools/launcher/settings.js'
import { listDescendants, untilGone } from '../processes.js'

const PATIENCE_MS = 60_000

/** `affiliates:settle BATCH --unpaid` as an operator runs it, in a process of its own. */
export class SettleCommand {
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown[]>

  constructor(batchId: number) {
    const args = ['ace.js', 'affiliates:settle', String(batchId), '--unpaid']
    this.#child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' })
    this.#ended = once(this.#child, 'exit')
  }

  /** @returns its exit code */
  async end(): Promise<number> {
    return (await this.#ended)[0] as number
  }

  /** Ends when what it had started is gone too. */
  async kill(): Promise<void> {
    const started = listDescendants(this.#child.pid!).map(({ pid }) => pid)
    this.#child.kill('SIGKILL')
    await this.#ended
    const left = await untilGone(started, PATIENCE_MS)
    if (left.length > 0) throw new Error(`It goes on: ${left[0]!.command}`)
  }
}
