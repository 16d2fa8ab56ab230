import logger from '@adonisjs/core/services/logger'
import type { Gauge } from 'prom-client'
import { gauge } from './registry.js'

/** A value of a figure, with its labels. */
type Value = [gauge: Gauge, labels: Record<string, string>, value: number]

const known = gauge({
  name: 'vitrine_figures_known',
  help: '0 where the last try to read a part of the figures failed; what it tells is missing then.',
  labelNames: ['part'],
})

const readAt = gauge({
  name: 'vitrine_figures_read_timestamp_seconds',
  help: 'When the last try to read a part of the figures ended, in seconds since 1970.',
  labelNames: ['part'],
})

/** Puts one together. */
export function valueOf(of: Gauge, labels: Record<string, string>, value: number): Value {
  return [of, labels, value]
}

/** Figures that are read together, and kept for a while. */
export class Part {
  #reading: Promise<void> | null = null
  #readAt = -Infinity

  /**
   * @param gauges of which values that are not read any more go
   * @param freshMs how long a value is kept
   */
  constructor(
    readonly name: string,
    private readonly gauges: readonly Gauge[],
    private readonly freshMs: number,
    private readonly read: () => Promise<Value[]>
  ) {
    for (const each of gauges) clear(each)
  }

  /** Reads them unless they are fresh, or being read. Never fails. */
  refresh(): Promise<void> {
    if (this.#reading === null && performance.now() - this.#readAt < this.freshMs) {
      return Promise.resolve()
    }
    this.#reading ??= this.#read().finally(() => (this.#reading = null))
    return this.#reading
  }

  async #read(): Promise<void> {
    const values = await this.read().catch((error: unknown) => {
      logger.warn({ err: error, part: this.name }, 'figures could not be read')
      return null
    })
    this.#readAt = performance.now()
    for (const each of this.gauges) clear(each)
    for (const [each, labels, value] of values ?? []) each.set(labels, value)
    readAt.setToCurrentTime({ part: this.name })
    known.set({ part: this.name }, values === null ? 0 : 1)
  }
}

/** One without labels is 0 after a reset, which would be a value. */
function clear(one: Gauge): void {
  one.reset()
  one.remove({})
}
