import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { notifyEvent } from '#app/core/queue/events'
import type { AnnouncementInput } from '../announcement.js'

/*
 * All processes hear of it when the transaction is committed.
 */

/** @returns its id */
export async function addAnnouncement(
  trx: TransactionClientContract,
  input: AnnouncementInput
): Promise<number> {
  const rows = await sql<{ id: number }>(
    trx,
    `insert into announcements (texts, tone, link, starts_at, ends_at)
     values (:texts, :tone, :link, :startsAt, :endsAt) returning id`,
    valuesOf(input)
  )
  await notify(trx)
  return firstOf(rows).id
}

/** @returns whether there was one that had not ended */
export async function changeAnnouncement(
  trx: TransactionClientContract,
  id: number,
  input: AnnouncementInput
): Promise<boolean> {
  const changed = await sql(
    trx,
    `update announcements set texts = :texts, tone = :tone, link = :link, starts_at = :startsAt, ends_at = :endsAt
     where id = :id and (ends_at is null or ends_at > now()) returning 1`,
    { id, ...valuesOf(input) }
  )
  await notify(trx)
  return changed.length > 0
}

/**
 * Ends one now, also before it has begun.
 * @returns whether there was one that had not ended
 */
export async function endAnnouncement(
  trx: TransactionClientContract,
  id: number
): Promise<boolean> {
  const ended = await sql(
    trx,
    `update announcements set starts_at = least(starts_at, now()), ends_at = now()
     where id = ? and (ends_at is null or ends_at > now()) returning 1`,
    [id]
  )
  await notify(trx)
  return ended.length > 0
}

function valuesOf({ texts, tone, link, startsAt, endsAt }: AnnouncementInput) {
  return { texts: JSON.stringify(texts), tone, link, startsAt, endsAt }
}

function notify(trx: TransactionClientContract): Promise<void> {
  return notifyEvent(trx, { type: 'renewed', userId: 0, data: { what: 'announcements' } })
}
