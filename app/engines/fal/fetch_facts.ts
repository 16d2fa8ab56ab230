import type { Facts } from '../remote/check/differences.js'
import type { Schema, Schemas } from '../remote/check/schema_complaints.js'
import type { FalSettings } from './settings.js'

interface ModelAnswer {
  endpoint_id: string
  metadata?: { status?: string }
  openapi?: {
    paths?: Record<string, { post?: { requestBody?: { content?: Content } } }>
    components?: { schemas?: Schemas }
  }
}

type Content = Record<string, { schema?: Schema }>

/** Models whose schemas are told in one answer. */
const AT_A_TIME = 10

/**
 * What fal says of models: their state, schema and price.
 * @returns by their names; those that fal does not have are missing
 * @throws Error when it cannot be asked
 */
export async function fetchFacts(
  settings: FalSettings,
  ids: readonly string[]
): Promise<Map<string, Facts>> {
  const facts = new Map<string, Facts>()
  for (let first = 0; first < ids.length; first += AT_A_TIME) {
    const some = ids.slice(first, first + AT_A_TIME)
    const { models } = await ask<{ models: ModelAnswer[] }>(settings, 'models', some, {
      expand: 'openapi-3.0',
    })
    const { prices } = await ask<{
      prices: { endpoint_id: string; unit_price: number; unit: string }[]
    }>(settings, 'models/pricing', some)
    const priceOf = new Map(prices.map((price) => [price.endpoint_id, price]))
    for (const model of models) {
      // One that is not known is answered by its name alone.
      if (!model.openapi && !model.metadata) continue
      const price = priceOf.get(model.endpoint_id)
      facts.set(model.endpoint_id, {
        isDeprecated: model.metadata?.status === 'deprecated',
        schema: schemaOf(model),
        price: price ? { cents: price.unit_price * 100, unit: price.unit } : null,
      })
    }
  }
  return facts
}

function schemaOf({ openapi }: ModelAnswer): Facts['schema'] {
  const bodies = Object.values(openapi?.paths ?? {}).map(({ post }) => post?.requestBody)
  const input = bodies.find(Boolean)?.content?.['application/json']?.schema
  return input ? { input, named: openapi?.components?.schemas ?? {} } : null
}

async function ask<T>(
  { key, urls, timing }: FalSettings,
  path: string,
  ids: readonly string[],
  more: Record<string, string> = {}
): Promise<T> {
  const question = new URL(`${urls.api}/v1/${path}`)
  for (const id of ids) question.searchParams.append('endpoint_id', id)
  for (const [name, value] of Object.entries(more)) question.searchParams.set(name, value)
  const answer = await fetch(question, {
    headers: { authorization: `Key ${key}` },
    signal: AbortSignal.timeout(timing.call),
  })
  if (!answer.ok) throw new Error(`fal answers ${answer.status} at ${question.pathname}`)
  return (await answer.json()) as T
}
