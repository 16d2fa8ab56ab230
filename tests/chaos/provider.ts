import { FalEmulator } from '../support/fal/emulator.js'
import type { Fault as Answer } from '../support/providers/fault.js'
import { askedTwice, storedTwice } from '../support/remote_work.js'
import { type Fault, forAWhile, SHORT_MS } from './faults.js'
import { PROVIDER_PROMPTS } from './prompts.js'
import type { Holdings } from './system.js'

/** Milliseconds that a picture takes, and takes while the provider is slow. */
const TAKES_MS = { usual: 300, slow: 6_000 }

/** So many answers are spoilt, as far as there are so many meanwhile. */
const TIMES = 4

/** A provider of engines that can fail. It knows nothing of idempotency: what it is asked for twice is paid for twice. */
export class Provider {
  readonly prompts = PROVIDER_PROMPTS
  readonly #emulator: FalEmulator

  private constructor(emulator: FalEmulator) {
    this.#emulator = emulator
  }

  static async start(): Promise<Provider> {
    return new Provider(await FalEmulator.start({ takes: TAKES_MS.usual }))
  }

  /** Settings of a system that has its work done here. */
  env(port: number): Record<string, string> {
    return {
      ...this.#emulator.env,
      FAL_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/fal`,
      FAL_LOST_SECONDS: '20',
      WORKER_CONCURRENCY: '4',
      VISION: 'off',
    }
  }

  get faults(): Fault[] {
    const spoil = (name: string, answer: Omit<Answer, 'times'>): Fault => ({
      name,
      of: ['the provider'],
      happen: () =>
        forAWhile(
          () => void this.#emulator.faults.push({ ...answer, times: TIMES }),
          () => void this.#emulator.faults.splice(0),
          2 * SHORT_MS
        ),
    })
    return [
      spoil('errors of', { at: 'submit', does: { status: 500 } }),
      spoil('lost answers of', { at: 'submit', does: 'hang_up' }),
      spoil('failures of', { at: 'result', does: { status: 500 } }),
      spoil('half answers of', { at: 'result', does: 'truncate' }),
      spoil('half files of', { at: 'file', does: 'truncate' }),
      spoil('lost messages of', { at: 'webhook', does: 'lose' }),
      spoil('doubled messages of', { at: 'webhook', does: 'double' }),
      spoil('forged messages of', { at: 'webhook', does: 'forge' }),
      {
        name: 'slow work of',
        of: ['the provider'],
        happen: () =>
          forAWhile(
            () => void (this.#emulator.takes = TAKES_MS.slow),
            () => void (this.#emulator.takes = TAKES_MS.usual),
            2 * SHORT_MS
          ),
      },
    ]
  }

  /** What it was asked to do twice, and what is kept twice. */
  async compare(holdings: Pick<Holdings, 'databaseUrl'>): Promise<string[]> {
    const [asked, stored] = await Promise.all([
      askedTwice(holdings, this.#emulator),
      storedTwice(holdings),
    ])
    return [
      ...asked.map((work) => `The provider was asked more than once for ${work}`),
      ...stored.map((place) => `${JSON.stringify(place)} is kept more than once`),
    ]
  }

  stop(): void {
    this.#emulator.stop()
  }
}
