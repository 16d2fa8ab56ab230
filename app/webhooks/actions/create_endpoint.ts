import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import { firstOf } from '#app/core/elements'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { FormError } from '#app/core/errors/form_error'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { MAX_ENDPOINTS } from '#config/webhooks'
import type { EventType } from '#app/api/endpoints/event_types'
import { newSecret, sealSecret } from '../secrets.js'
import { WEBHOOK_ERRORS } from '../messages/en/common.js'

export interface EndpointFields {
  url: string
  description: string
  eventTypes: readonly EventType[]
}

/**
 * Adds an endpoint with a secret of its own, tells its owner by mail, and answers its id.
 * @throws FormError under `url` when the user has as many as there may be
 */
export function createEndpoint(
  userId: number,
  fields: EndpointFields,
  client: ClientInfo
): Promise<number> {
  return db.transaction(async (trx) => {
    // Two that are added at once are counted one after the other.
    await lockRows(trx, 'users', [userId], 'no key update')
    const { count } = firstOf(
      await sql<{ count: number }>(
        trx,
        'select count(*) as count from webhook_endpoints where user_id = ?',
        [userId]
      )
    )
    if (count >= MAX_ENDPOINTS) throw new FormError({ url: WEBHOOK_ERRORS.tooMany })
    const { id } = firstOf(
      await sql<{ id: number }>(
        trx,
        `insert into webhook_endpoints (user_id, url, description, event_types, secret)
       values (?, ?, ?, ?, ?) returning id`,
        [userId, fields.url, fields.description, fields.eventTypes, sealSecret(userId, newSecret())]
      )
    )
    await notifyOfSecurityEvent(trx, userId, 'webhook_added', client, { url: fields.url })
    return id
  })
}
