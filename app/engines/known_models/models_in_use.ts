import { fal } from '#config/fal'
import { replicate } from '#config/replicate'
import { FAL_MODELS } from '../fal/models/table.js'
import { compareModels, type Difference } from '../remote/check/compare_models.js'
import { endWarnings } from '../remote/models/ends.js'
import type { ModelJob } from '../remote/models/orders.js'
import type { ModelRow, ModelTable } from '../remote/models/row.js'
import type { RemoteSettings } from '../remote/settings.js'
import { REPLICATE_MODELS } from '../replicate/models/table.js'

/** A model of a provider's table, or one that a setting names beside it. */
export interface ListedModel {
  provider: string
  row: ModelRow
  isInUse: boolean
}

const TABLES: Record<string, { table: ModelTable; settings: RemoteSettings | null }> = {
  fal: { table: FAL_MODELS, settings: fal },
  replicate: { table: REPLICATE_MODELS, settings: replicate },
}

/** The models of the provider that is in use, job by job; of all providers where none is. */
export function listModels(): ListedModel[] {
  const used = Object.entries(TABLES).filter(([, { settings }]) => settings !== null)
  const shown = used.length > 0 ? used : Object.entries(TABLES)
  return shown.flatMap(([provider, { table, settings }]) =>
    (Object.keys(table) as ModelJob[]).flatMap((job) => {
      const chosen: ModelRow | null = settings?.models[job] ?? null
      const rows: readonly ModelRow[] = table[job]
      const isBeside = chosen !== null && !rows.some(({ id }) => id === chosen.id)
      return [...(isBeside ? [chosen] : []), ...rows].map((row) => ({
        provider,
        row,
        isInUse: row.id === chosen?.id,
      }))
    })
  )
}

/** What to tell the operator today about chosen models that end. */
export function endingModels(now = new Date()): string[] {
  return Object.values(TABLES).flatMap(({ table, settings }) =>
    settings ? endWarnings(settings.models, table, now) : []
  )
}

/**
 * Asks the provider in use for each model of its table.
 * @returns what is otherwise there than here, or null where no provider is in use
 * @throws Error when the provider cannot be asked
 */
export async function checkModels(): Promise<Difference[] | null> {
  const rows = listModels().map(({ row }) => row)
  if (fal) {
    const { fetchFacts } = await import('../fal/fetch_facts.js')
    return compareModels(rows, (ids) => fetchFacts(fal!, ids))
  }
  if (replicate) {
    const { fetchFacts } = await import('../replicate/fetch_facts.js')
    return compareModels(rows, (ids) => fetchFacts(replicate!, ids))
  }
  return null
}
