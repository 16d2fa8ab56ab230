import type { ModelRow } from '../models/row.js'
import { differences, type Facts } from './differences.js'

/** Something that is otherwise at a provider than in our table. */
export interface Difference {
  /** Of the model, as the provider names it. */
  id: string
  problem: string
}

/**
 * Holds rows against what their provider says.
 * @param fetchFacts asks for models by their names; those that the provider does not have are missing in the answer
 */
export async function compareModels(
  rows: readonly ModelRow[],
  fetchFacts: (ids: readonly string[]) => Promise<ReadonlyMap<string, Facts>>
): Promise<Difference[]> {
  // Where each training makes a model of its own, there is none to ask about.
  const asked = rows.filter(({ isTrainedItself }) => !isTrainedItself)
  const facts = await fetchFacts([...new Set(asked.flatMap(endpointsOf))])
  const found = asked.flatMap((row) =>
    endpointsOf(row).flatMap((id) =>
      differences(row, id, facts.get(id) ?? null).map((problem) => ({ id, problem }))
    )
  )
  // What serves several jobs is otherwise for all of them.
  return [...new Map(found.map((one) => [`${one.id} ${one.problem}`, one])).values()]
}

/** Addresses where a model of the table is asked. */
function endpointsOf({ id, endpoints }: ModelRow): string[] {
  return endpoints ? [endpoints.words, endpoints.pictures] : [id]
}
