import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Group } from '@japa/runner/core'
import type { Engine, EngineContext, Picture } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import { readSample } from '#engine/tests/photos'
import { engineContext } from '../engine_context.js'

/** Pixels a side of the photos: small, since it is answers that are tested. */
const SIDE = 256

interface Emulator {
  stop(): void
}

/** A provider's emulator with an engine that talks to it, new for each test of a group. */
export class FaultyProvider<E extends Emulator> {
  emulator!: E
  engine!: Engine
  context!: EngineContext
  #scratch!: string

  constructor(group: Group, start: () => Promise<E>, engineAt: (emulator: E) => Engine) {
    group.setup(async () => {
      this.#scratch = await mkdtemp(join(tmpdir(), 'vitrine-remote-'))
      return () => rm(this.#scratch, { recursive: true })
    })
    group.each.setup(async () => {
      this.emulator = await start()
      this.engine = engineAt(this.emulator)
      this.context = this.#contextFor(new AbortController().signal)
      return async () => {
        await this.engine.close()
        this.emulator.stop()
      }
    })
  }

  /** Rejects also with what stands in the place of the one picture. */
  async edit(instruction = 'Make it brighter', using = this.engine): Promise<Picture> {
    const { pictures } = await using.edit(
      { picture: 'mug/front', mask: null, instruction, count: 1, seed: 1 },
      this.context
    )
    if (pictures[0] instanceof EngineError) throw pictures[0]
    return pictures[0]!
  }

  async failureOf(work: Promise<unknown>): Promise<EngineError> {
    const error = await work.catch((reason: unknown) => reason)
    if (error instanceof EngineError) return error
    throw new Error(`No EngineError: ${String(error)}`)
  }

  /** What calls from now on are stopped by. */
  stoppable(): AbortController {
    const controller = new AbortController()
    this.context = this.#contextFor(controller.signal)
    return controller
  }

  #contextFor(signal: AbortSignal): EngineContext {
    return { ...engineContext(this.#scratch, signal), read: (key) => readSample(key, SIDE) }
  }
}
