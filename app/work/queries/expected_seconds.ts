import db from '@adonisjs/lucid/services/db'
import { engineCapabilities } from '#app/engines/capabilities'
import type { EngineCapabilities, EngineJob } from '#app/engines/engine'
import { engineName } from '#config/engine'
import type { EngineKind } from '../generation_state.js'
import { PIECES_SQL } from './pieces_sql.js'
import { sql } from '#app/core/database/sql'

/** Seconds that a piece of work is expected to take, by kind; null where the engine cannot do it. */
export type ExpectedSeconds = Record<EngineKind, number | null>

const KEPT_MS = 60_000
const SAMPLES = 50

/** What the engine does for each kind of work. */
export const ENGINE_JOBS: Readonly<Record<EngineKind, EngineJob>> = {
  identify: 'identify',
  train: 'train',
  suggest_prompts: 'suggestPrompts',
  cutout: 'cutout',
  mask: 'mask',
  generate: 'generate',
  background: 'background',
  edit: 'edit',
  upscale: 'upscale',
  video: 'video',
  reel: 'reel',
}

let kept: { until: number; value: Promise<ExpectedSeconds> } | null = null

/**
 * Medians of what this engine took here lately, for one picture where there are several; before anything has been
 * measured, the engine's own figures. Asked of the database at most once a minute.
 */
export function expectedSeconds(): Promise<ExpectedSeconds> {
  if (!kept || kept.until < Date.now()) {
    kept = { until: Date.now() + KEPT_MS, value: measure() }
    kept.value.catch(() => (kept = null))
  }
  return kept.value
}

async function measure(): Promise<ExpectedSeconds> {
  const rows = await sql<Measured>(
    db.connection(),
    `select kind, percentile_cont(0.5) within group (order by engine_ms / pieces) / 1000 as seconds
     from unnest(?::text[]) as wanted (kind), lateral (
       select engine_ms, ${PIECES_SQL} as pieces
       from generations w where kind = wanted.kind and engine = ? and state = 'succeeded'
         and params->>'method' is null
       order by finished_at desc limit ?) as latest
     group by kind`,
    [Object.keys(ENGINE_JOBS), engineName, SAMPLES]
  )
  const measured = new Map(rows.map((row) => [row.kind, row.seconds]))
  const capabilities: EngineCapabilities = engineCapabilities()
  return Object.fromEntries(
    Object.entries(ENGINE_JOBS).map(([kind, job]) => {
      const capability = capabilities[job]
      return [kind, capability && (measured.get(kind) ?? capability.expectedSeconds)]
    })
  ) as ExpectedSeconds
}

interface Measured {
  kind: string
  seconds: number
}
