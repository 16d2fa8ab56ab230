import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { EngineKind, GenerationKind } from '../generation_state.js'
import { GROUP_OF } from '../kinds/work_groups.js'
import { listWorkers, type LivingWorker } from '../workers/living_workers.js'
import { expectedSeconds, type ExpectedSeconds } from './expected_seconds.js'
import { PIECES_SQL } from './pieces_sql.js'

/** Work that waits, by kind. */
export interface WaitingWork {
  kind: GenerationKind
  orders: number
  pieces: number
}

/** Where nothing was measured and no engine says it, as of exports. */
const USUAL_SECONDS = 5

const KEPT_MS = 2_000

/** How much waits, and what it has to wait for. */
export class QueueLoad {
  constructor(
    readonly waiting: readonly WaitingWork[],
    readonly workers: readonly LivingWorker[],
    readonly expected: ExpectedSeconds
  ) {}

  /** Orders that wait. */
  get orders(): number {
    return this.waiting.reduce((sum, { orders }) => sum + orders, 0)
  }

  /**
   * Seconds that an order of this kind would wait from now on: what waits altogether by all that workers do at a time, or what waits of
   * its group by those who take that, whichever is longer.
   */
  secondsBefore(kind: GenerationKind): number {
    const group = GROUP_OF[kind]
    const ofGroup = this.waiting.filter((work) => GROUP_OF[work.kind] === group)
    const takers = this.workers.filter(({ kinds }) => kinds.includes(group))
    return Math.max(
      this.#secondsOf(this.waiting) / slots(this.workers),
      this.#secondsOf(ofGroup) / slots(takers)
    )
  }

  #secondsOf(waiting: readonly WaitingWork[]): number {
    return waiting.reduce((sum, { kind, pieces }) => sum + pieces * this.#secondsFor(kind), 0)
  }

  #secondsFor(kind: GenerationKind): number {
    return this.expected[kind as EngineKind] ?? USUAL_SECONDS
  }
}

/** Who has no worker yet will have one. */
function slots(workers: readonly LivingWorker[]): number {
  return Math.max(
    1,
    workers.reduce((sum, worker) => sum + worker.at_once, 0)
  )
}

let kept: { until: number; value: Promise<QueueLoad> } | null = null

/** The load of all hosts; asked of the database at most every two seconds. */
export function queueLoad(): Promise<QueueLoad> {
  if (!kept || kept.until < performance.now()) {
    kept = { until: performance.now() + KEPT_MS, value: look() }
    kept.value.catch(() => (kept = null))
  }
  return kept.value
}

async function look(): Promise<QueueLoad> {
  const waiting = await sql<WaitingWork>(
    db.connection(),
    `select kind, count(*)::int as orders, sum(${PIECES_SQL})::int as pieces
     from generations w where state = 'queued' group by kind`
  )
  return new QueueLoad(waiting, await listWorkers(), await expectedSeconds())
}
