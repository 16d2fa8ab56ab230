import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { ObjectType, SandboxObject, SandboxObjects } from './objects/types.js'
import { noSuch } from './refusals.js'

interface Row {
  data: SandboxObject
}

/** Which objects a list holds; `any` is a choice of JSON values of which the object has to contain one. */
export interface ListQuery {
  type: ObjectType
  customer?: string | null
  any?: object[]
  created?: { gt?: number; gte?: number; lt?: number; lte?: number }
  limit?: number
  startingAfter?: string | null
  endingBefore?: string | null
}

export interface Page<T> {
  data: T[]
  hasMore: boolean
}

/** Adds an object; `customer` where the object itself does not name the one it belongs to. */
export async function insertObject(
  client: QueryClientContract,
  object: SandboxObject,
  customer: string | null = customerOf(object)
): Promise<void> {
  await sql(
    client,
    `insert into sandbox_objects (id, type, customer, created, data)
     values (?, ?, ?, to_timestamp(?), ?::jsonb)`,
    [object.id, object.object, customer, object.created, JSON.stringify(object)]
  )
}

/** Writes an object that has changed. */
export async function saveObject(
  client: QueryClientContract,
  object: SandboxObject
): Promise<void> {
  await sql(
    client,
    `update sandbox_objects set data = ?::jsonb, customer = coalesce(?, customer) where id = ?`,
    [JSON.stringify(object), customerOf(object), object.id]
  )
}

/** Removes an object, with what is on its way to it. */
export async function removeObject(client: QueryClientContract, id: string): Promise<void> {
  await sql(client, 'delete from sandbox_objects where id = ?', [id])
}

/**
 * Reads an object and holds it until the transaction ends, so that two changes of it follow each other.
 * @param param the field of the call that named it
 * @throws SandboxError when it is not there
 */
export async function lockObject<T extends ObjectType>(
  client: QueryClientContract,
  type: T,
  id: string,
  param?: string
): Promise<SandboxObjects[T]> {
  const [row] = await sql<Row>(
    client,
    'select data from sandbox_objects where id = ? and type = ? for update',
    [id, type]
  )
  if (!row) throw noSuch(type, id, param)
  return row.data as SandboxObjects[T]
}

/**
 * Reads an object.
 * @throws SandboxError when it is not there
 */
export async function readObject<T extends ObjectType>(
  client: QueryClientContract,
  type: T,
  id: string,
  param?: string
): Promise<SandboxObjects[T]> {
  const object = await findObject(client, id)
  if (object?.object !== type) throw noSuch(type, id, param)
  return object as SandboxObjects[T]
}

/** Reads an object of any type; null when it is not there. */
export async function findObject(
  client: QueryClientContract,
  id: string
): Promise<SandboxObject | null> {
  const [row] = await sql<Row>(client, 'select data from sandbox_objects where id = ?', [id])
  return row?.data ?? null
}

/** One page of a list, the newest first. */
export async function listObjects<T extends ObjectType>(
  client: QueryClientContract,
  query: ListQuery & { type: T }
): Promise<Page<SandboxObjects[T]>> {
  const { limit = 10, created = {}, endingBefore } = query
  const rows = await sql<Row>(client, endingBefore ? PAGE_BEFORE : PAGE_AFTER, {
    type: query.type,
    customer: query.customer ?? null,
    any: query.any ? JSON.stringify(query.any) : null,
    gt: created.gt ?? null,
    gte: created.gte ?? null,
    lt: created.lt ?? null,
    lte: created.lte ?? null,
    cursor: endingBefore ?? query.startingAfter ?? null,
    limit: limit + 1,
  })
  const data = rows.slice(0, limit).map((row) => row.data as SandboxObjects[T])
  return { data: endingBefore ? data.reverse() : data, hasMore: rows.length > limit }
}

const CHOSEN = `type = :type
  and (:customer::text is null or customer = :customer)
  and (:any::jsonb is null or data @> any (select jsonb_array_elements(:any::jsonb)))
  and (:gt::bigint is null or created > to_timestamp(:gt::bigint))
  and (:gte::bigint is null or created >= to_timestamp(:gte::bigint))
  and (:lt::bigint is null or created < to_timestamp(:lt::bigint))
  and (:lte::bigint is null or created <= to_timestamp(:lte::bigint))`

const CURSOR = '(select seq from sandbox_objects where id = :cursor)'

const PAGE_AFTER = `select data from sandbox_objects
  where ${CHOSEN} and (:cursor::text is null or seq < ${CURSOR}) order by seq desc limit :limit::int`

const PAGE_BEFORE = `select data from sandbox_objects
  where ${CHOSEN} and seq > ${CURSOR} order by seq limit :limit::int`

function customerOf(object: SandboxObject): string | null {
  if (object.object === 'customer') return object.id
  const { customer } = object as { customer?: unknown }
  return typeof customer === 'string' ? customer : null
}
