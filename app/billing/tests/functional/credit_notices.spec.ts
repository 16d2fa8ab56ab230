import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keepCredits } from '#app/billing/jobs/keep_credits'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { restoreCredits } from '#app/credits/ledger/restore_credits'
import { revokeCredits } from '#app/credits/ledger/revoke_credits'
import { listUnspentCredits } from '#app/credits/queries/list_unspent_credits'
import { sql } from '#app/core/database/sql'
import {
  entriesOf,
  nextMonth,
  paymentsOf,
  subscribe,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { createGeneration } from '#tests/support/generation'
import { queuedMails } from '#tests/support/mails'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

async function subscriber() {
  const visitor = await signIn()
  const { user } = visitor
  const { subscription } = await subscribe(visitor, user.id)
  await untilHandled()
  const notices = async () =>
    (await queuedMails(user.email))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('credits_'))
  return { user, id: subscription.provider_id, notices }
}

function lapseIn(userId: number, hours: number) {
  return sql(
    db.connection(),
    `update credit_grants set expires_at = now() + make_interval(hours => ?)
     where user_id = ? and source = 'subscription'`,
    [hours, userId]
  )
}

/** As if the last look had been so long ago. */
function hoursLater(hours: number) {
  return sql(
    db.connection(),
    'update credit_watermark set looked_at = looked_at - make_interval(hours => ?)',
    [hours]
  )
}

async function spend(userId: number, amount: number) {
  const generationId = await createGeneration(userId)
  await db.transaction((trx) => debitCredits(trx, { userId, kind: 'image', amount, generationId }))
}

test.group('Care for credits', () => {
  test('what has lapsed is booked, so that the ledger explains what is left', async ({
    assert,
  }) => {
    const { user } = await subscriber()
    await spend(user.id, 30)
    await lapseIn(user.id, -1)
    await keepCredits()
    assert.equal(await creditsOf(user.id, 'image'), 5)
    assert.deepEqual((await entriesOf(user.id, 'image')).at(-1), ['expiry', -70])
    assert.deepEqual(await brokenLedgers(), [])
  })

  test('who has ended the reminders is told of neither', async ({ assert }) => {
    const { user, notices } = await subscriber()
    await sql(db.connection(), 'update users set wants_reminders = false where id = ?', [user.id])
    await spend(user.id, 100)
    await lapseIn(user.id, 70)
    await keepCredits()
    assert.deepEqual(await notices(), [])
  })

  test('what a look that died had booked is looked at again, and booked and told of once', async ({
    assert,
  }) => {
    const { user, notices } = await subscriber()
    await lapseIn(user.id, -1)
    const failure = await cutAtWrite(
      'credit_watermark',
      'insert into credit_watermark',
      keepCredits
    )
    assert.instanceOf(failure, Error)
    const booked = await entriesOf(user.id, 'image')
    const told = await notices()
    await keepCredits()
    assert.deepEqual(await entriesOf(user.id, 'image'), booked)
    assert.deepEqual(await notices(), told)
    assert.deepEqual(await brokenLedgers(), [])
  })

  test('credits that lapse within three days are told of once', async ({ assert }) => {
    const { user, notices } = await subscriber()
    await lapseIn(user.id, 80)
    await keepCredits()
    assert.deepEqual(await notices(), [])
    await lapseIn(user.id, 70)
    await keepCredits()
    await keepCredits()
    assert.deepEqual(await notices(), ['credits_expiring'])
  })

  test('a low balance is told of once each time that credits were received', async ({ assert }) => {
    const { user, id, notices } = await subscriber()
    await spend(user.id, 94)
    await keepCredits()
    assert.deepEqual(await notices(), [])
    await spend(user.id, 1)
    await keepCredits()
    await keepCredits()
    assert.deepEqual(await notices(), ['credits_low'])
    await nextMonth(id)
    await until(async () => (await paymentsOf(user.id)).length === 2)
    await spend(user.id, 105)
    await keepCredits()
    assert.deepEqual(await notices(), ['credits_low', 'credits_low'])
  })

  test('a debit that is committed after others were looked at is not overlooked', async ({
    assert,
  }) => {
    const { user, notices } = await subscriber()
    const generationId = await createGeneration(user.id)
    const trx = await db.transaction()
    const debit = { userId: user.id, kind: 'image', amount: 95, generationId } as const
    await debitCredits(trx, debit)
    const { user: other } = await subscriber()
    await spend(other.id, 1)
    await hoursLater(1)
    await keepCredits()
    assert.deepEqual(await notices(), [])
    await trx.commit()
    await hoursLater(1)
    await keepCredits()
    assert.deepEqual(await notices(), ['credits_low'])
  })

  test('what came back to credits that have lapsed, or was paid too late, is booked at once', async ({
    assert,
  }) => {
    const { user } = await subscriber()
    const { userId, kind } = { userId: user.id, kind: 'image' } as const
    const [grant] = await sql<{ id: number }>(
      db.connection(),
      `select id from credit_grants where user_id = ? and kind = 'image' and source = 'subscription'`,
      [userId]
    )
    const reference = 'dispute:1'
    const revoked = { userId, kind, grantId: grant!.id, amount: 40, reference }
    await db.transaction((trx) => revokeCredits(trx, revoked))
    await lapseIn(userId, -48)
    await keepCredits()
    await db.transaction((trx) => restoreCredits(trx, { userId, kind, reference }))
    const late = { source: 'test', sourceKey: 'late', amount: 7, expiresAt: new Date(0) }
    await db.transaction((trx) => grantCredits(trx, { userId, kind, ...late }))
    assert.deepEqual((await entriesOf(userId, kind)).slice(-4), [
      ['restoration', 40],
      ['expiry', -40],
      ['grant', 7],
      ['expiry', -7],
    ])
    assert.deepEqual(await brokenLedgers(), [])
  })

  test('what all may spend is counted once a day', async ({ assert }) => {
    const { user } = await subscriber()
    const total = async () =>
      (await listUnspentCredits())
        .filter(({ kind, source }) => kind === 'image' && source === 'subscription')
        .reduce((sum, { credits }) => sum + credits, 0)
    await sql(db.connection(), 'delete from credit_totals')
    await keepCredits()
    const before = await total()
    await spend(user.id, 100)
    await keepCredits()
    assert.equal(await total(), before)
    await sql(db.connection(), `update credit_totals set counted_at = now() - interval '1 day'`)
    await keepCredits()
    assert.equal(await total(), before - 100)
  })

  test('who has only the welcome is not bothered', async ({ assert }) => {
    const { user } = await signIn()
    await keepCredits()
    const mails = (await queuedMails(user.email)).map(({ kind }) => kind)
    assert.notInclude(mails, 'credits_low')
  })
})
