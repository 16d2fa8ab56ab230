import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { newId } from '../create_batch.js'
import { deliverMessage } from './deliver_message.js'
import { describeItem, type ItemRow } from '../describe_batch.js'
import { isSilent, MESSAGE_TYPES, outcomeOf } from '../outcomes.js'
import { shuffled } from '#app/core/text/shuffled'

/**
 * Carries out a batch, each payout as its recipient's address says, and tells of it. As real providers now and then do: in any order,
 * and of one payout twice.
 * @throws Error when a message was not taken: the job is to be repeated
 */
export async function processBatch(id: string): Promise<void> {
  await db.transaction((trx) => carryOut(trx, id))
  const messages = await sql<{ id: number; body: object }>(
    db.connection(),
    'select id, body from sandbox_payout_messages where batch_id = ? order by id',
    [id]
  )
  const failures: string[] = []
  for (const message of messages) {
    const failure = await deliverMessage(message.body)
    if (failure) {
      failures.push(failure)
      continue
    }
    await sql(db.connection(), 'delete from sandbox_payout_messages where id = ?', [message.id])
  }
  if (failures.length > 0) throw new Error(`${failures.length} not delivered: ${failures[0]}`)
}

async function carryOut(trx: TransactionClientContract, id: string): Promise<void> {
  const pending = await sql(
    trx,
    `update sandbox_payout_batches set status = 'SUCCESS' where id = ? and status = 'PENDING'
     returning 1`,
    [id]
  )
  if (pending.length === 0) return
  const items = await sql<ItemRow>(
    trx,
    'select * from sandbox_payout_items where batch_id = ? order by place',
    [id]
  )
  const messages: object[] = []
  for (const item of items) {
    const words = outcomeOf(item.receiver)
    const ended = { ...item, status: words.at(-1)!, transaction_id: newId(17) }
    await sql(trx, 'update sandbox_payout_items set status = ?, transaction_id = ? where id = ?', [
      ended.status,
      ended.transaction_id,
      item.id,
    ])
    if (isSilent(item.receiver)) continue
    messages.push(...words.map((status) => messageOf({ ...ended, status })))
  }
  const told = shuffled([...messages, ...messages.slice(0, 1)])
  await sql(
    trx,
    'insert into sandbox_payout_messages (batch_id, body) select ?, unnest(?::jsonb[])',
    [id, told.map((message) => JSON.stringify(message))]
  )
}

function messageOf(item: ItemRow): object {
  return {
    id: `WH-${randomUUID()}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: 'payouts_item',
    event_type: MESSAGE_TYPES[item.status],
    resource: describeItem(item),
  }
}
