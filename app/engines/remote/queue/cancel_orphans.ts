import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { openKey } from '../../own_key/sealed_key.js'
import type { Provider } from '../provider.js'
import { workRows } from '../work_rows.js'
import { endRequest } from './remote_requests.js'

interface Orphan {
  id: string
  provider: string
  model: string
  requestId: string | null
  ownKey: boolean
  /** Of the merchant whose key it was sent with; null for the operator's, and once that key is gone. */
  userId: number | null
  sealed: string | null
}

/**
 * Cancels requests whose work was ended while no worker waited for them. Those to a provider that is not in use cannot be, nor those that
 * may never have been taken: they count as spent.
 */
export async function cancelOrphans(providers: readonly Provider[]): Promise<void> {
  const orphans = await sql<Orphan>(
    db.connection(),
    `select r.id, r.provider, r.model, r.request_id as "requestId", r.own_key as "ownKey", k.user_id as "userId", k.sealed
     from remote_requests r left join (${workRows().join(' union all ')}) g on g.id = r.generation_id
     left join provider_keys k on k.id = r.provider_key_id
     where r.ended_at is null and r.created_at < now() - interval '1 minute'
       and (g.id is null and r.created_at < now() - interval '1 day'
         or g.state in ('succeeded', 'failed', 'cancelled'))
     limit 200`
  )
  for (const orphan of orphans) {
    const { id, model, requestId } = orphan
    const provider = providers.find(({ name }) => name === orphan.provider)
    const sender = provider ? senderOf(orphan, provider) : null
    // A cancellation is a wish; what has been done already is not undone.
    if (requestId !== null) await sender?.cancel({ model, requestId }).catch(() => {})
    await endRequest(id, { state: provider && requestId !== null ? 'cancelled' : 'lost' })
  }
}

/** The provider with the key that a request was sent with, or null when that is gone. */
function senderOf({ ownKey, userId, sealed }: Orphan, provider: Provider): Provider | null {
  if (!ownKey) return provider
  const key = userId !== null && sealed !== null ? openKey(userId, sealed) : null
  return key === null ? null : provider.withKey(key)
}
