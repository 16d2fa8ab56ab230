import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { elementOf } from '#app/core/elements'
import type { ObjectType } from '../objects/types.js'
import { present } from '../present.js'
import { SandboxError } from '../sandbox_error.js'
import { findObject, listObjects } from '../store.js'

/** Lists that belong to an object and are told only when asked for: where they are, by the object's type and field. */
const LISTS: Record<string, { type: ObjectType; key: string }> = {
  'invoice.payments': { type: 'invoice_payment', key: 'invoice' },
  'charge.refunds': { type: 'refund', key: 'charge' },
}

const MOST_LEVELS = 4

type Json = Record<string, unknown>

/**
 * An answer of the API with what the caller wants told in full instead of by its identifier.
 * @param paths such as `latest_invoice.payments` or, in a list, `data.customer`
 * @throws SandboxError for what cannot be told in full
 */
export async function expand(
  client: QueryClientContract,
  answer: object,
  paths: string[]
): Promise<object> {
  const told = tell(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > MOST_LEVELS) {
      throw new SandboxError(`You cannot expand more than ${MOST_LEVELS} levels of a property.`, {
        param: 'expand',
      })
    }
    await expandPath(client, told, answer as Json, steps, path)
  }
  return told
}

/** An object as the API tells it, and each object of a list. */
function tell(answer: object): Json {
  const { object, data } = answer as { object?: string; data?: object[] }
  if (object !== 'list' || !data) return present(answer) as Json
  return { ...answer, data: data.map((each) => present(each)) }
}

/** @param kept `told` with what is kept back */
async function expandPath(
  client: QueryClientContract,
  told: Json,
  kept: Json,
  [field = '', ...rest]: string[],
  path: string
): Promise<void> {
  const found = told[field] ?? (await findHidden(client, kept, field))
  if (found === null) return
  if (Array.isArray(found)) {
    if (told.object !== 'list' || rest.length === 0) throw notExpandable(path)
    const keptItems = kept[field] as Json[]
    for (const [place, item] of found.entries()) {
      await expandPath(client, item as Json, elementOf(keptItems, place), rest, path)
    }
    return
  }
  const full = typeof found === 'string' ? await findObject(client, found) : (found as Json)
  if (typeof full !== 'object' || full === null) throw notExpandable(path)
  // A text that happens to be no identifier is found nowhere, an object that is part of this one stays as it is.
  told[field] = typeof found === 'string' ? present(full) : full
  if (rest.length > 0) await expandPath(client, told[field] as Json, full as Json, rest, path)
}

/** Null for a field that is there but empty; undefined for one that there is not. */
async function findHidden(
  client: QueryClientContract,
  kept: Json,
  field: string
): Promise<unknown> {
  const list = LISTS[`${kept.object}.${field}`]
  if (!list) return kept[field]
  const page = await listObjects(client, { type: list.type, any: [{ [list.key]: kept.id }] })
  return {
    object: 'list',
    data: page.data,
    has_more: page.hasMore,
    url: `/v1/${list.type}s?${list.key}=${kept.id}`,
  }
}

function notExpandable(path: string): SandboxError {
  return new SandboxError(`This property cannot be expanded (${path}).`, { param: 'expand' })
}
