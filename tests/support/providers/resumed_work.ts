import { mkdtempSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import type { Engine, EngineContext } from '#app/engines/engine'
import { engineContext } from '../engine_context.js'
import { sql } from '#app/core/database/sql'
import { createGeneration } from '../generation.js'
import { createMerchant } from '../merchant.js'
import { until } from '../until.js'

interface Emulator {
  jobs: unknown[]
  stop(): void
}

interface StoredRequest {
  id: string
  state: string
  provider: string
  cents: number | null
}

interface Provided<E extends Emulator, Changes> {
  start(): Promise<E>
  engineAt(emulator: E, changes?: Changes): Engine
}

/** Work of one merchant at a provider's emulator, new for each test of a group, that is attempted as often as a test wants. */
export class ResumedWork<E extends Emulator, Changes> {
  emulator!: E
  workId!: string
  #scratch!: string
  #userId!: number
  readonly #engineAt: Provided<E, Changes>['engineAt']

  constructor(group: Group, { start, engineAt }: Provided<E, Changes>) {
    this.#engineAt = engineAt
    group.each.setup(async () => {
      this.emulator = await start()
      this.#scratch = await mkdtemp(join(tmpdir(), 'vitrine-remote-'))
      this.#userId = (await createMerchant()).id
      await this.another()
      return async () => {
        this.emulator.stop()
        await rm(this.#scratch, { recursive: true })
      }
    })
  }

  /** From now on the work is another piece of the same merchant's. */
  async another(): Promise<void> {
    this.workId = await createGeneration(this.#userId, { kind: 'edit' })
  }

  /** One attempt at the work, in an engine of its own as after a restart. */
  attempt(changes?: Changes) {
    const engine = this.#engineAt(this.emulator, changes)
    return this.attemptWith(engine, (context) =>
      engine.edit(
        { picture: 'mug/front', mask: null, instruction: 'Brighter', count: 1, seed: 1 },
        context
      )
    )
  }

  /** One attempt at anything, by an engine that is closed afterwards. */
  attemptWith<T>(engine: Engine, call: (context: EngineContext) => Promise<T>) {
    const stop = new AbortController()
    const scratch = mkdtempSync(join(this.#scratch, 'attempt-'))
    const context = { ...engineContext(scratch, stop.signal), workId: this.workId }
    const run = async () => {
      try {
        return await call(context)
      } finally {
        await engine.close()
      }
    }
    const work = run()
    work.catch(() => {})
    return { work, stop: (reason: string) => stop.abort(reason) }
  }

  submitted() {
    return until(async () => this.emulator.jobs.length === 1)
  }

  /** What is written down of it, the first try first. */
  requests(): Promise<StoredRequest[]> {
    return sql(
      db.connection(),
      `select id, state, provider, real_cents as cents from remote_requests where generation_id = ? order by try`,
      [this.workId]
    )
  }
}
