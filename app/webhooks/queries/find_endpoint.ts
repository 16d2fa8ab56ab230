import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import type { DisabledReason } from '../delivery_state.js'
import type { EventType } from '#app/api/endpoints/event_types'

export interface Endpoint {
  id: number
  url: string
  description: string
  eventTypes: EventType[]
  /** Encrypted. */
  secret: string
  /** Until when the secret before signs too. */
  oldSecretUntil: Date | null
  disabledAt: Date | null
  disabledReason: DisabledReason | null
  failingSince: Date | null
  createdAt: Date
}

const COLUMNS = `id, url, description, event_types as "eventTypes", secret,
  case when old_secret_until > now() then old_secret_until end as "oldSecretUntil",
  disabled_at as "disabledAt", disabled_reason as "disabledReason", failing_since as "failingSince",
  created_at as "createdAt"`

/** A user's endpoints, the oldest first. */
export function listEndpoints(userId: number): Promise<Endpoint[]> {
  return sql<Endpoint>(
    db.connection(),
    `select ${COLUMNS} from webhook_endpoints where user_id = ? order by id`,
    [userId]
  )
}

/** @throws AppError 404 when the user has no such endpoint */
export function findEndpoint(userId: number, id: number): Promise<Endpoint> {
  return one(db.connection(), userId, id)
}

/**
 * The same, locked against changes until the transaction ends.
 * @throws AppError 404 when the user has no such endpoint
 */
export function lockEndpoint(
  trx: TransactionClientContract,
  userId: number,
  id: number,
  strength: 'no key update' | 'update' = 'no key update'
): Promise<Endpoint> {
  return one(trx, userId, id, `for ${strength}`)
}

async function one(
  client: QueryClientContract,
  userId: number,
  id: number,
  lock = ''
): Promise<Endpoint> {
  const [endpoint] = await sql<Endpoint>(
    client,
    `select ${COLUMNS} from webhook_endpoints where id = ? and user_id = ? ${lock}`,
    [id, userId]
  )
  if (!endpoint) throw notFound()
  return endpoint
}
