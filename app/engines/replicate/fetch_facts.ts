import type { Model } from 'replicate'
import type { Facts } from '../remote/check/differences.js'
import type { Schema, Schemas } from '../remote/check/schema_complaints.js'
import { Refusal } from '../remote/queue/refusal.js'
import { callOnce } from './client.js'
import { parseId } from './models/kinds.js'
import type { ReplicateSettings } from './settings.js'

/**
 * What Replicate says of models: their schema. It tells no prices there.
 * @returns by their names; those that Replicate does not have are missing
 * @throws Error when it cannot be asked
 */
export async function fetchFacts(
  settings: ReplicateSettings,
  ids: readonly string[]
): Promise<Map<string, Facts>> {
  const facts = new Map<string, Facts>()
  for (const id of ids) {
    const model = await find(settings, id)
    if (model) facts.set(id, { isDeprecated: false, schema: schemaOf(model), price: null })
  }
  return facts
}

async function find(settings: ReplicateSettings, id: string): Promise<Model | null> {
  const { owner, name } = parseId(id)
  try {
    return await callOnce(settings, (client) => client.models.get(owner, name))
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}

/** Of what the model is asked; a trainer describes its order beside it. */
function schemaOf({ latest_version: version }: Model): Facts['schema'] {
  const { components } = (version?.openapi_schema ?? {}) as { components?: { schemas?: Schemas } }
  const named = components?.schemas ?? {}
  const input: Schema | undefined = named.TrainingInput ?? named.Input
  return input ? { input, named } : null
}
