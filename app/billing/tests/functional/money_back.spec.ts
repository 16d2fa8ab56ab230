import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { returnCredits } from '#app/credits/actions/return_credits'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { closeDispute, openDispute } from '#sandboxes/stripe/actions/return_money'
import { inSandbox } from '#sandboxes/stripe/sandbox_work'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncCharge } from '#app/billing/syncs/sync_charge'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import {
  chargeOf,
  entriesOf,
  paymentsOf,
  subscribe,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createGeneration } from '#tests/support/generation'
import { arrivedMail, queuedMails } from '#tests/support/mails'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

async function paid() {
  const visitor = await signIn()
  const { payment } = await subscribe(visitor, visitor.user.id)
  await untilHandled()
  return { user: visitor.user, charge: await chargeOf(payment) }
}

async function spend(userId: number, amount: number) {
  const generationId = await createGeneration(userId)
  await db.transaction((trx) => debitCredits(trx, { userId, kind: 'image', amount, generationId }))
  return generationId
}

/** As when work that was paid for fails. */
const giveBack = (userId: number, generationId: string, amount: number) =>
  db.transaction((trx) => returnCredits(trx, { userId, kind: 'image', amount, generationId }))

async function refund(userId: number, charge: string, amount?: number) {
  const before = (await paymentsOf(userId))[0]!.refunded
  await stripe().refunds.create({ charge, amount })
  await until(async () => (await paymentsOf(userId))[0]!.refunded > before)
  await untilHandled()
}

/** As when the bank refuses the newest refund. */
async function failRefund(userId: number, charge: string) {
  const before = (await paymentsOf(userId))[0]!.refunded
  const newest = firstOf((await stripe().refunds.list({ charge, limit: 1 })).data)
  await inSandbox(async (work) => {
    const held = await work.lock('charge', charge)
    const left = held.amount_refunded - newest.amount
    await work.change(held, { amount_refunded: left, refunded: false })
    const refused = await work.lock('refund', newest.id)
    await work.change(refused, { status: 'failed' }, 'refund.failed')
  })
  await until(async () => (await paymentsOf(userId))[0]!.refunded < before)
  await untilHandled()
}

const dispute = (charge: string) =>
  inSandbox(async (work) => openDispute(work, await work.lock('charge', charge)))

const close = (id: string, status: 'won' | 'lost') =>
  inSandbox(async (work) => closeDispute(work, await work.lock('dispute', id), status))

const mailsOf = async (email: string) =>
  (await queuedMails(email)).map(({ kind }) => kind).filter((kind) => kind.includes('refund'))

const isDisputed = (userId: number, state: string) =>
  until(async () => (await paymentsOf(userId))[0]!.dispute === state)

test.group('Money that goes back', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('a full refund takes what is left of its credits, and no others', async ({ assert }) => {
    const { user, charge } = await paid()
    await spend(user.id, 30)
    await refund(user.id, charge)
    assert.equal(await creditsOf(user.id, 'image'), 5)
    assert.equal(await creditsOf(user.id, 'video'), 0)
    assert.deepEqual((await entriesOf(user.id, 'image')).at(-1), ['revocation', -70])
    const mails = (await queuedMails(user.email)).filter(({ kind }) => kind === 'payment_refunded')
    assert.lengthOf(mails, 1)
  })

  test('partial refunds take their part, counted over all of them', async ({ assert }) => {
    const { user, charge } = await paid()
    await refund(user.id, charge, 290)
    assert.equal(await creditsOf(user.id, 'image'), 95)
    await refund(user.id, charge, 1160)
    assert.equal(await creditsOf(user.id, 'image'), 55)
    assert.equal(await creditsOf(user.id, 'video'), 1)
    await refund(user.id, charge)
    assert.equal(await creditsOf(user.id, 'image'), 5)
  })

  test('a refund that fails gives back what it took, each time', async ({ assert }) => {
    const { user, charge } = await paid()
    await spend(user.id, 30)
    for (let times = 1; times <= 2; times++) {
      await refund(user.id, charge)
      assert.equal(await creditsOf(user.id, 'image'), 5)
      await failRefund(user.id, charge)
      assert.equal(await creditsOf(user.id, 'image'), 75)
      assert.equal(await creditsOf(user.id, 'video'), 2)
    }
    const mails = await mailsOf(user.email)
    assert.deepEqual(mails, [
      'payment_refunded',
      'refund_failed',
      'payment_refunded',
      'refund_failed',
    ])
  })

  test('a refund that fails is told once, with what did not arrive', async ({ assert }) => {
    const { user, charge } = await paid()
    await refund(user.id, charge, 290)
    await refund(user.id, charge, 1160)
    await failRefund(user.id, charge)
    await syncCharge(charge)
    const told = (await mailsOf(user.email)).filter((kind) => kind === 'refund_failed')
    assert.lengthOf(told, 1)
    const { text } = await arrivedMail(user.email, /did not accept the refund/)
    assert.include(text, '$11.60')
    assert.match(text, /are yours again\./)
  })

  test('a refund that fails leaves an earlier one as it was', async ({ assert }) => {
    const { user, charge } = await paid()
    await refund(user.id, charge, 290)
    await refund(user.id, charge, 1160)
    await failRefund(user.id, charge)
    assert.equal(await creditsOf(user.id, 'image'), 95)
    await refund(user.id, charge)
    assert.equal(await creditsOf(user.id, 'image'), 5)
  }).tags(['@long'])

  test('a refund that fails while its payment is in dispute counts once that is won', async ({
    assert,
  }) => {
    const { user, charge } = await paid()
    await refund(user.id, charge, 1450)
    const { id } = await dispute(charge)
    await isDisputed(user.id, 'open')
    await failRefund(user.id, charge)
    assert.equal(await creditsOf(user.id, 'image'), 5)
    await close(id, 'won')
    await isDisputed(user.id, 'won')
    await untilHandled()
    assert.equal(await creditsOf(user.id, 'image'), 105)
    const { text } = await arrivedMail(user.email, /did not accept the refund/)
    assert.match(text, /\$14\.50[^]*if the dispute about this payment/)
  }).tags(['@long'])

  test('who has spent them owes nothing: the balance is never below zero', async ({ assert }) => {
    const { user, charge } = await paid()
    await spend(user.id, 105)
    await refund(user.id, charge)
    assert.equal(await creditsOf(user.id, 'image'), 0)
  })

  test('a dispute holds the credits back, and won they return', async ({ assert }) => {
    const { user, charge } = await paid()
    await spend(user.id, 10)
    const { id } = await dispute(charge)
    await isDisputed(user.id, 'open')
    assert.equal(await creditsOf(user.id, 'image'), 5)
    await close(id, 'won')
    await isDisputed(user.id, 'won')
    await untilHandled()
    assert.equal(await creditsOf(user.id, 'image'), 95)
    assert.deepEqual((await entriesOf(user.id, 'image')).slice(-2), [
      ['revocation', -90],
      ['restoration', 90],
    ])
    const mails = (await queuedMails(user.email)).filter(({ kind }) => kind === 'payment_disputed')
    assert.lengthOf(mails, 2)
  })

  test('a dispute that is lost keeps what it took', async ({ assert }) => {
    const { user, charge } = await paid()
    const { id } = await dispute(charge)
    await close(id, 'lost')
    await isDisputed(user.id, 'lost')
    await untilHandled()
    assert.equal(await creditsOf(user.id, 'image'), 5)
  }).tags(['@long'])

  test('work that fails after its money went back gives nothing away', async ({ assert }) => {
    const { user, charge } = await paid()
    const generation = await spend(user.id, 30)
    await refund(user.id, charge)
    await giveBack(user.id, generation, 30)
    assert.equal(await creditsOf(user.id, 'image'), 5)
  })

  test('work that fails after a part of the money went back makes up what was due', async ({
    assert,
  }) => {
    const { user, charge } = await paid()
    const generation = await spend(user.id, 100)
    await refund(user.id, charge, 580)
    assert.equal(await creditsOf(user.id, 'image'), 5)
    await giveBack(user.id, generation, 100)
    assert.equal(await creditsOf(user.id, 'image'), 85)
  })

  test('work that fails while its money is in dispute counts once the dispute is won', async ({
    assert,
  }) => {
    const { user, charge } = await paid()
    const generation = await spend(user.id, 40)
    const { id } = await dispute(charge)
    await isDisputed(user.id, 'open')
    await giveBack(user.id, generation, 40)
    assert.equal(await creditsOf(user.id, 'image'), 5)
    await close(id, 'won')
    await isDisputed(user.id, 'won')
    await untilHandled()
    assert.equal(await creditsOf(user.id, 'image'), 105)
  })

  test('what is due for a refund is taken once, also from grants that replace a lapsed one', async ({
    assert,
  }) => {
    const { user, charge } = await paid()
    const works = [await spend(user.id, 50), await spend(user.id, 50)]
    await refund(user.id, charge, 1450)
    await sql(
      db.connection(),
      `update credit_grants set expires_at = now() - interval '1 day' where user_id = ? and payment_id is not null`,
      [user.id]
    )
    for (const work of works) await giveBack(user.id, work, 50)
    assert.equal(await creditsOf(user.id, 'image'), 55)
  })
})
