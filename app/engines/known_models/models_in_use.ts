import { comfyui } from '#config/comfyui'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { replicate } from '#config/replicate'
import { comfyUiTable } from '../comfyui/models.js'
import { FAL_MODELS } from '../fal/models/table.js'
import { compareModels, type Difference } from '../remote/check/compare_models.js'
import { endWarnings } from '../remote/models/ends.js'
import type { ModelJob } from '../remote/models/orders.js'
import type { ModelRow, ModelTable } from '../remote/models/row.js'
import type { RemoteSettings } from '../remote/settings.js'
import { OPENAI_MODELS } from '../openai/models.js'
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
  openai: { table: OPENAI_MODELS, settings: openai },
  ...(comfyui && { comfyui: { table: comfyUiTable(comfyui.models), settings: comfyui } }),
}

/** The models of the providers that are in use, job by job; of all providers where none is. */
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
 * Asks the providers in use for each model of their tables.
 * @returns what is otherwise there than here, or null where no provider is in use
 * @throws Error when a provider cannot be asked
 */
export async function checkModels(): Promise<Difference[] | null> {
  if (!fal && !replicate) return null
  const rowsOf = (name: string) =>
    listModels().flatMap(({ provider, row }) => (provider === name ? [row] : []))
  const found: Difference[] = []
  if (fal) {
    const { fetchFacts } = await import('../fal/fetch_facts.js')
    found.push(...(await compareModels(rowsOf('fal'), (ids) => fetchFacts(fal!, ids))))
  }
  if (replicate) {
    const { fetchFacts } = await import('../replicate/fetch_facts.js')
    found.push(...(await compareModels(rowsOf('replicate'), (ids) => fetchFacts(replicate!, ids))))
  }
  return found
}
