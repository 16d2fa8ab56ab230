import logger from '@adonisjs/core/services/logger'
import {
  type DecoderLimits,
  DecoderLost,
  DecoderProcess,
  DecoderRefusal,
} from './decoder_process.js'
import { Turns, type TurnLimits } from './turns.js'
import type { Order, TaskName, Tasks } from './tasks.js'

export interface DecoderOptions {
  turns: TurnLimits
  limits: DecoderLimits
  /** Milliseconds after which a process that has nothing to do is ended. */
  idle: number
  /** Bytes; a process that holds more than this after a task is not kept for the next one. */
  kept: number
}

/** How often a task is begun: a process may be ended by what is not the picture's fault. */
const ATTEMPTS = 2

/**
 * Has tasks done by processes of their own, each of which does one at a time: what one picture does to a process is felt by no other. They
 * are started when they are needed.
 */
export class Decoder {
  readonly #options: DecoderOptions
  readonly #turns: Turns
  readonly #idle = new Map<DecoderProcess, NodeJS.Timeout>()

  constructor(options: DecoderOptions) {
    this.#options = options
    this.#turns = new Turns(options.turns)
  }

  /** Those that wait for a task. */
  get idle(): DecoderProcess[] {
    return [...this.#idle.keys()]
  }

  /**
   * @param lane of whom the task is; turns are fair between lanes, by processor time
   * @throws DecoderRefusal; TooManyWaiting; DecoderUnable or DecoderLost when it could not be done, which is nobody's fault
   */
  async run<T extends TaskName>(order: Order<T>, lane: string): Promise<Tasks[T]['result']> {
    await this.#turns.enter(lane)
    let spent = 0
    try {
      for (let left = ATTEMPTS - 1; ; left--) {
        const child = this.#take()
        try {
          return await child.run(order)
        } catch (error) {
          if (!(error instanceof DecoderLost)) throw error
          logger.warn({ err: error, task: order.name, left }, 'decoder lost')
          if (left > 0) continue
          throw error.isCrash ? new DecoderRefusal('damaged', error.message) : error
        } finally {
          spent += child.usage.cpu
          this.#putBack(child)
        }
      }
    } finally {
      this.#turns.leave(lane, spent)
    }
  }

  /** Ends the processes that have nothing to do. */
  end(): void {
    for (const child of this.idle) this.#drop(child)
  }

  /** The one that worked last, so that others become idle. */
  #take(): DecoderProcess {
    const child = this.idle.findLast(({ isAlive }) => isAlive)
    if (!child) return new DecoderProcess(this.#options.limits)
    clearTimeout(this.#idle.get(child))
    this.#idle.delete(child)
    return child
  }

  #putBack(child: DecoderProcess): void {
    if (!child.isAlive || child.usage.rss > this.#options.kept) return child.end()
    this.#idle.set(child, setTimeout(() => this.#drop(child), this.#options.idle).unref())
  }

  #drop(child: DecoderProcess): void {
    clearTimeout(this.#idle.get(child))
    this.#idle.delete(child)
    child.end()
  }
}
