import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { sandboxBase } from '#config/payout_sandbox'
import { SandboxRefusal } from './sandbox_refusal.js'

/** What was not accepted for so long comes back. */
const CLAIM_DAYS = 30

interface BatchRow {
  id: string
  status: string
  sender_batch_id: string
  email_subject: string | null
  created_at: Date
}

export interface ItemRow {
  id: string
  batch_id: string
  sender_item_id: string
  receiver: string
  value: string
  currency: string
  status: string
  transaction_id: string | null
}

/**
 * A batch and one page of its items, as the API tells of them.
 * @param page from 1
 * @throws SandboxRefusal 404
 */
export async function describeBatch(id: string, page: number, pageSize: number): Promise<object> {
  const [batch] = await sql<BatchRow>(
    db.connection(),
    'select * from sandbox_payout_batches where id = ?',
    [id]
  )
  if (!batch) {
    throw new SandboxRefusal(404, 'RESOURCE_NOT_FOUND', 'Requested resource ID was not found.')
  }
  await sql(
    db.connection(),
    `update sandbox_payout_items i set status = 'RETURNED' from sandbox_payout_batches b
     where b.id = i.batch_id and b.id = ? and i.status = 'UNCLAIMED'
       and b.created_at < now() - make_interval(days => ?)`,
    [id, CLAIM_DAYS]
  )
  const items = await sql<ItemRow & { total: number }>(
    db.connection(),
    `select *, count(*) over ()::int as total from sandbox_payout_items where batch_id = ?
     order by place limit ? offset ?`,
    [id, pageSize, (page - 1) * pageSize]
  )
  const total = items[0]?.total ?? 0
  return {
    batch_header: {
      payout_batch_id: id,
      batch_status: batch.status,
      time_created: batch.created_at.toISOString(),
      sender_batch_header: {
        sender_batch_id: batch.sender_batch_id,
        email_subject: batch.email_subject,
      },
    },
    items: items.map(describeItem),
    total_items: total,
    total_pages: Math.ceil(total / pageSize),
    links: [batchLink(id)],
  }
}

/** An item as answers and messages tell of it. */
export function describeItem(item: ItemRow): object {
  return {
    payout_item_id: item.id,
    transaction_id: item.transaction_id,
    transaction_status: item.status,
    payout_batch_id: item.batch_id,
    payout_item: {
      recipient_type: 'EMAIL',
      amount: { value: item.value, currency: item.currency },
      receiver: item.receiver,
      sender_item_id: item.sender_item_id,
    },
  }
}

export function batchLink(id: string): object {
  return { href: `${sandboxBase()}/v1/payments/payouts/${id}`, rel: 'self', method: 'GET' }
}
