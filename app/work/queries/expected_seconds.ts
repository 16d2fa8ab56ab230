import db from '@adonisjs/lucid/services/db'
import { engineCapabilities } from '#app/engines/capabilities'
import type { EngineCapabilities } from '#app/engines/engine'
import type { EngineKind } from '../generation_state.js'
import { enginesFor, JOBS } from '../kinds/engines_for.js'
import { PIECES_SQL } from './pieces_sql.js'
import { sql } from '#app/core/database/sql'

/** Seconds that a piece of work is expected to take, by kind; null where the engine cannot do it. */
export type ExpectedSeconds = Record<EngineKind, number | null>

const KEPT_MS = 60_000
const SAMPLES = 50

let kept: { until: number; value: Promise<ExpectedSeconds> } | null = null

/**
 * Medians of what the engine that is asked first took here lately, for one picture where there are several; before anything has been
 * measured, the engine's own figures. Asked of the database at most once a minute.
 */
export function expectedSeconds(): Promise<ExpectedSeconds> {
  if (!kept || kept.until < performance.now()) {
    kept = { until: performance.now() + KEPT_MS, value: measure() }
    kept.value.catch(() => (kept = null))
  }
  return kept.value
}

async function measure(): Promise<ExpectedSeconds> {
  const kinds = Object.keys(JOBS) as EngineKind[]
  const engines = kinds.map((kind) => enginesFor(kind)[0] ?? null)
  const rows = await sql<Measured>(
    db.connection(),
    `select kind, percentile_cont(0.5) within group (order by engine_ms / pieces) / 1000 as seconds
     from unnest(?::text[], ?::text[]) as wanted (kind, engine), lateral (
       select engine_ms, ${PIECES_SQL} as pieces
       from generations w where kind = wanted.kind and engine = wanted.engine and state = 'succeeded'
         and params->>'method' is null
       order by finished_at desc limit ${SAMPLES}) as latest
     group by kind`,
    [kinds, engines]
  )
  const measured = new Map(rows.map((row) => [row.kind, row.seconds]))
  const capabilities: EngineCapabilities = engineCapabilities()
  return Object.fromEntries(
    Object.entries(JOBS).map(([kind, job]) => {
      const capability = capabilities[job]
      return [kind, capability && (measured.get(kind) ?? capability.expectedSeconds)]
    })
  ) as ExpectedSeconds
}

interface Measured {
  kind: string
  seconds: number
}
