import type Stripe from 'stripe'
import type { ObjectType } from '../objects/types.js'
import { SandboxError } from '../sandbox_error.js'
import type { SandboxWork } from '../sandbox_work.js'
import { listObjects, readObject } from '../store.js'
import { integer, type Params, readParams, type Reader, text, timeRange } from './params.js'

type Readers = Record<string, Reader<unknown>>

/** A call of the API. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `/v1/`, with `:id` for the object's. */
  path: string
  run(work: SandboxWork, raw: Record<string, unknown>, id: string): Promise<object>
}

/** A call that takes the given parameters and no others. */
export function endpoint<const R extends Readers>(
  method: Endpoint['method'],
  path: string,
  readers: R,
  answer: (work: SandboxWork, params: Params<R>, id: string) => Promise<object>
): Endpoint {
  return {
    method,
    path,
    run: (work, raw, id) => answer(work, readParams(readers, raw), id),
  }
}

/** A call that answers one object. */
export function retrieve(type: ObjectType, path: string): Endpoint {
  return endpoint('GET', `${path}/:id`, {}, ({ trx }, _, id) => readObject(trx, type, id))
}

const PAGING = {
  limit: integer,
  starting_after: text,
  ending_before: text,
  created: timeRange,
}

export interface Filter {
  customer?: string | null
  /** The choice of what an object has to contain. */
  any?: object[]
}

/**
 * A call that answers one page of a list, the newest first.
 * @param filterOf how the parameters choose
 */
export function listing<const R extends Readers>(
  type: ObjectType,
  path: string,
  readers: R,
  filterOf: (params: Params<R>) => Filter
): Endpoint {
  const run: Endpoint['run'] = async ({ trx }, raw) => {
    const isPaging = ([name]: [string, unknown]) => Object.hasOwn(PAGING, name)
    const brought = Object.entries(raw)
    const paging = readParams(PAGING, Object.fromEntries(brought.filter(isPaging)))
    const chosen = brought.filter((entry) => !isPaging(entry))
    const filter = filterOf(readParams(readers, Object.fromEntries(chosen)))
    const limit = paging.limit ?? 10
    if (limit < 1 || limit > 100) {
      throw new SandboxError('limit must be between 1 and 100', { param: 'limit' })
    }
    for (const param of ['starting_after', 'ending_before'] as const) {
      const cursor = paging[param]
      if (cursor) await readObject(trx, type, cursor, param)
    }
    const page = await listObjects(trx, {
      type,
      ...filter,
      created: paging.created ?? {},
      limit,
      startingAfter: paging.starting_after,
      endingBefore: paging.ending_before,
    })
    return listAnswer(page.data, page.hasMore, path)
  }
  return { method: 'GET', path, run }
}

export function listAnswer<T>(data: T[], hasMore: boolean, path: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url: `/v1/${path}` }
}

/** An object's own texts with those that a call brought: a null takes one away. */
export function mergeMetadata(
  kept: Stripe.Metadata | null,
  brought: Record<string, string | null> | null | undefined
): Stripe.Metadata {
  if (brought === null) return {}
  const merged = { ...kept, ...brought }
  return Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null)
  )
}

/** Only what was given, as a filter takes it. */
export function given(values: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  )
}
