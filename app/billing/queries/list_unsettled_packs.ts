import db from '@adonisjs/lucid/services/db'
import { paymentProvider } from '#config/billing'
import { sql } from '#app/core/database/sql'

/** A credit pack whose money has not arrived, or was not what was asked for. */
export interface UnsettledPack {
  id: number
  state: 'processing' | 'failed' | 'refused' | 'returned'
  createdAt: Date
}

/** It is shown for so long. */
const DAYS = 14

/** A user's credit packs that have brought nothing since their payment is on its way or was refused, by their bank or by us, newest first. Served by the index on (user_id). */
export function listUnsettledPacks(userId: number): Promise<UnsettledPack[]> {
  return sql<UnsettledPack>(
    db.connection(),
    `select id, status as state, created_at as "createdAt" from checkouts
     where user_id = ? and provider = ? and kind = 'pack' and provider_id is not null
       and status in ('processing', 'failed', 'refused', 'returned') and created_at > now() - make_interval(days => ?)
     order by id desc`,
    [userId, paymentProvider, DAYS]
  )
}
