import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { expireSession } from '../actions/expire_session.js'
import { forgetPayers } from '../actions/forget_payers.js'
import { nextStepAt, takeNextStep } from '../actions/renew_subscription.js'
import { settlePayment } from '../actions/settle_payment.js'
import { isRunning, lockSubscription } from '../actions/subscription_actions.js'
import { inSandbox } from '../sandbox_work.js'

/** How many objects one round takes; the rest waits for the next. */
const AT_ONCE = 500

/** Every few minutes: does what has become due in the sandbox, each in a transaction of its own. */
export async function passTime(): Promise<void> {
  for (const id of await listIds(EXPIRED_SESSIONS)) await attempt(id, () => expire(id))
  for (const id of await listIds(RUNNING_SUBSCRIPTIONS)) await attempt(id, () => catchUp(id))
  for (const id of await listIds(PENDING_CHARGES)) {
    await attempt(id, () => inSandbox((work) => settlePayment(work, id, true)))
  }
  await forgetPayers()
  await sql(
    db.connection(),
    `delete from sandbox_answers where created_at < now() - interval '24 hours'`
  )
  await sql(
    db.connection(),
    `delete from sandbox_deliveries where delivered_at < now() - interval '30 days'`
  )
}

const EXPIRED_SESSIONS = `select id from sandbox_objects
  where type = 'checkout.session' and data @> '{"status": "open"}'
    and (data ->> 'expires_at')::bigint <= extract(epoch from now()) limit :limit`

/** Those whose month has ended, or whose latest invoice is to be tried again. */
const RUNNING_SUBSCRIPTIONS = `select id from sandbox_objects subscription
  where type = 'subscription' and (
    data @> '{"status": "active"}'
      and (data #>> '{items,data,0,current_period_end}')::bigint <= extract(epoch from now())
    or data @> '{"status": "past_due"}' and exists (
      select from sandbox_objects invoice where invoice.id = subscription.data ->> 'latest_invoice'
        and (invoice.data ->> 'next_payment_attempt')::bigint <= extract(epoch from now())
    )
  ) limit :limit`

/** Money from bank accounts arrives after a day. */
const PENDING_CHARGES = `select id from sandbox_objects
  where type = 'charge' and data @> '{"status": "pending"}'
    and created < now() - interval '1 day' limit :limit`

async function listIds(text: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(db.connection(), text, { limit: AT_ONCE })
  return rows.map(({ id }) => id)
}

async function expire(id: string): Promise<void> {
  await inSandbox(async (work) => {
    const session = await work.lock('checkout.session', id)
    if (session.status === 'open') await expireSession(work, session)
  })
}

/** One step at a time: after months without a running app there are several. */
async function catchUp(id: string): Promise<void> {
  const isDue = () =>
    inSandbox(async (work) => {
      const held = await lockSubscription(work, id)
      if (!isRunning(held.subscription)) return false
      if ((await nextStepAt(work, held.subscription)) > work.now) return false
      await takeNextStep(work, held)
      return true
    })
  while (await isDue());
}

async function attempt(id: string, step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (error) {
    logger.error({ err: error, id }, 'payment sandbox')
  }
}
