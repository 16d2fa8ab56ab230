import { randomInt } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import vine, { errors } from '@vinejs/vine'
import { firstOf } from '#app/core/elements'
import { onConnection } from '#app/core/queue/boss'
import { SANDBOX_PAYOUTS_QUEUE, type SandboxPayoutsJob } from './queues.js'
import { codeField, wordsField } from '#app/core/validation/text_fields'
import { sql } from '#app/core/database/sql'
import { batchLink } from './describe_batch.js'
import { invalid, SandboxRefusal } from './sandbox_refusal.js'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const form = vine.create({
  sender_batch_header: vine.object({
    sender_batch_id: codeField(256),
    email_subject: wordsField(255).optional(),
  }),
  items: vine
    .array(
      vine.object({
        recipient_type: vine.enum(['EMAIL']),
        receiver: codeField(127).email(),
        amount: vine.object({
          value: codeField().regex(/^(?!0+\.00$)\d{1,5}\.\d\d$/),
          currency: vine.enum(['USD']),
        }),
        sender_item_id: codeField(63),
      })
    )
    .minLength(1)
    .maxLength(15_000),
})

/**
 * Takes a batch of payouts; what becomes of them is up to a job.
 * @returns the answer's body
 * @throws SandboxRefusal for what PayPal would refuse: a name that was used before, data that makes no sense
 */
export async function createBatch(body: unknown): Promise<object> {
  const { sender_batch_header: sender, items } = await read(body)
  const id = newId(13)
  return db.transaction(async (trx) => {
    const added = await sql(
      trx,
      `insert into sandbox_payout_batches (id, sender_batch_id, email_subject, status)
       values (?, ?, ?, 'PENDING') on conflict (sender_batch_id) do nothing returning 1`,
      [id, sender.sender_batch_id, sender.email_subject ?? null]
    )
    if (added.length === 0) {
      const earlier = firstOf(
        await sql<{ id: string }>(
          trx,
          'select id from sandbox_payout_batches where sender_batch_id = ?',
          [sender.sender_batch_id]
        )
      )
      throw repeated(earlier.id)
    }
    await sql(
      trx,
      `insert into sandbox_payout_items (id, place, batch_id, sender_item_id, receiver, value, currency, status)
       select item_id, place, ?, sender_item_id, receiver, value, 'USD', 'PENDING'
       from unnest(?::text[], ?::int[], ?::text[], ?::text[], ?::text[])
         as t (item_id, place, sender_item_id, receiver, value)`,
      [
        id,
        items.map(() => newId(13)),
        items.map((_, place) => place),
        items.map((item) => item.sender_item_id),
        items.map((item) => item.receiver),
        items.map((item) => item.amount.value),
      ]
    )
    const queue = await app.container.make('queue')
    const job: SandboxPayoutsJob = { batchId: id }
    await queue.send(SANDBOX_PAYOUTS_QUEUE, job, { db: onConnection(trx) })
    return {
      batch_header: { payout_batch_id: id, batch_status: 'PENDING', sender_batch_header: sender },
      links: [batchLink(id)],
    }
  })
}

export function newId(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

async function read(body: unknown) {
  try {
    return await form.validate(body)
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const { field, message } = firstOf(error.messages as { field: string; message: string }[])
    throw invalid(field, message)
  }
}

function repeated(id: string): SandboxRefusal {
  return new SandboxRefusal(400, 'USER_BUSINESS_ERROR', 'User business error.', [
    {
      field: 'SENDER_BATCH_ID',
      issue: 'Batch with given sender_batch_id already exists',
      link: [batchLink(id)],
    },
  ])
}
