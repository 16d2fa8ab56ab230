import type { ModelRow } from '../../remote/models/row.js'
import { REPLICATE_MODELS } from './table.js'

const ROWS = new Map<string, ModelRow>(
  Object.values(REPLICATE_MODELS).flatMap((rows: readonly ModelRow[]) =>
    rows.map((row) => [row.id, row] as const)
  )
)

/** How a model is run: as its row says, or, if it has none, by the version that a training has made. */
export type Kind = NonNullable<ModelRow['runsBy']> | 'trained'

/** Models that run by their name are billed by what they make, all others by the second. */
export function kindOf(id: string): Kind {
  return ROWS.get(id)?.runsBy ?? 'trained'
}

/** The parts of a model's name, `OWNER/NAME` or `OWNER/NAME:VERSION`. */
export function parseId(id: string): { owner: string; name: string; version: string | null } {
  const [, owner = '', name = '', version = null] = /^([^/]+)\/([^:]+)(?::(.+))?$/.exec(id) ?? []
  return { owner, name, version }
}
