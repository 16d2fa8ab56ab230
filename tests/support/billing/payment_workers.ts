import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../../../tools/launcher/settings.js'

const ENTRY = fileURLToPath(new URL('payment_worker.ts', import.meta.url))

/** Worker processes that ask the provider at a port of this machine. */
export class PaymentWorkers {
  readonly #env: NodeJS.ProcessEnv
  readonly #children: ChildProcess[] = []

  constructor(providerPort: number) {
    this.#env = {
      ...process.env,
      PORT: String(providerPort),
      PAYMENTS: 'sandbox',
      DATABASE_POOL: '4',
    }
  }

  async start(count: number): Promise<void> {
    const children = Array.from({ length: count }, () =>
      fork(ENTRY, { cwd: ROOT, execArgv: ['--import=./bin/typescript.mjs'], env: this.#env })
    )
    this.#children.push(...children)
    await Promise.all(children.map((child) => once(child, 'message')))
  }

  /** Kills the one that has run longest, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#children.shift()!
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async stop(): Promise<void> {
    while (this.#children.length > 0) await this.kill()
  }
}
