import db from '@adonisjs/lucid/services/db'
import { advanceBatch } from '#app/affiliates/payouts/advance_batch'
import { openBatch } from '#app/affiliates/payouts/open_batch'
import { settlePayout } from '#app/affiliates/payouts/settle_payout'
import { sql } from '#app/core/database/sql'
import { makeDue, payoutsOf } from '../payee.js'
import type { Fault } from '../paypal_server.js'
import type { Step } from './world.js'

const WORDS = ['SUCCESS', 'FAILED', 'UNCLAIMED', 'RETURNED', 'BLOCKED', 'REFUNDED', 'PENDING']

const FAULTS: (Fault | null)[] = [
  null,
  'lost',
  'done and lost',
  { status: 500, body: 'no' },
  { status: 429, body: '', headers: { 'retry-after': '5' } },
  { status: 201, body: '{' },
]

/** A payout of whatever can be paid, asked for by two at once. */
export const payOut: Step = async ({ model }) => {
  const ids = model.affiliates.map(({ id }) => id)
  const open = () => db.transaction((trx) => openBatch(trx, ids))
  await Promise.all([open(), open()])
  for (const affiliate of model.affiliates) model.payOut(affiliate)
}

/** Sends or asks, with one call that goes wrong. What PayPal says then is that it is still under way. */
export const workOnBatches: Step = async ({ model, paypal }, choose) => {
  const payouts = await Promise.all(model.affiliates.map(({ id }) => payoutsOf(id)))
  paypal.faults = [FAULTS[choose(FAULTS.length - 1)]!]
  for (const id of new Set(payouts.flat().map((payout) => payout.batch_id!))) {
    await makeDue(id)
    await advanceBatch(id, paypal.client())
  }
  paypal.faults = []
  model.sendPayouts()
}

/** A message, as often as messages come; mostly of the newest payouts, since of old ones nothing more is said. */
export const sendPayoutMessage: Step = async ({ model }, choose) => {
  const affiliate = model.affiliates[choose(model.affiliates.length - 1)]!
  const [word, back] = [WORDS[choose(WORDS.length - 1)]!, choose(2)]
  const payout = (await payoutsOf(affiliate.id)).at(-1 - back)
  model.say(affiliate.payouts.at(-1 - back), word)
  if (!payout) return
  const news = { reference: payout.reference, word, transactionId: null }
  const settle = () => db.transaction((trx) => settlePayout(trx, news))
  await Promise.all([settle(), settle()])
}

/** The operator lets nothing be paid to an affiliate, or no longer so. */
export const putOnHold: Step = async ({ model }, choose) => {
  const affiliate = model.affiliates[choose(model.affiliates.length - 1)]!
  affiliate.isOnHold = choose(3) === 3
  await sql(
    db.connection(),
    `update affiliates set held_at = case when :on::boolean then now() end,
       held_reason = case when :on::boolean then 'test' end where id = :id`,
    { on: affiliate.isOnHold, id: affiliate.id }
  )
}
