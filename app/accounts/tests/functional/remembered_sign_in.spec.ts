import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { endFamily } from '#app/accounts/actions/end_family'
import { firstOf } from '#app/core/elements'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { arrivedMail, countMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { trailOf } from '#tests/support/trail'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

const COOKIE = 'remember_web'
const DAY_MS = 86_400_000

async function remember(email: string): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.post('/login', { email, password: PASSWORD, remember: 'on' })
  return visitor
}

/** As a browser is that was closed for long: "remember me" is all that it has. */
function reopened(visitor: Visitor): Visitor {
  const again = new Visitor()
  again.cookies.set(COOKIE, visitor.cookies.get(COOKIE)!)
  return again
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/tokens')).status === 200

/** Lets the seconds pass in which several requests with one cookie are of one browser. */
const passGrace = (userId: number) =>
  sql(
    db.connection(),
    `update remember_me_tokens set replaced_at = replaced_at - interval '31 seconds' where tokenable_id = ?`,
    [userId]
  )

/** Lets days pass for what a user's sign-ins end by. */
async function passDays(userId: number, days: number): Promise<void> {
  await sql(
    db.connection(),
    `update remember_me_tokens set expires_at = expires_at - make_interval(days => ?) where tokenable_id = ?`,
    [days, userId]
  )
  await sql(
    db.connection(),
    `update sessions set data = jsonb_set(data, '{ends_at}', to_jsonb((data->>'ends_at')::bigint - ?::bigint))
     where user_id = ?`,
    [days * DAY_MS, userId]
  )
}

test.group('A cookie of "remember me" that is used twice', () => {
  test('ends the sign-in for both who have it, and its owner is told once', async ({ assert }) => {
    const { id, email } = await createMerchant()
    const [owner, elsewhere] = [await remember(email), await remember(email)]
    const thief = reopened(owner)
    assert.isTrue(await isSignedIn(thief))
    await passGrace(id)

    const victim = reopened(owner)
    assert.isFalse(await isSignedIn(victim))
    assert.isFalse(victim.cookies.has(COOKIE))
    assert.isFalse(await isSignedIn(thief))
    assert.isFalse(await isSignedIn(reopened(thief)))
    assert.isFalse(await isSignedIn(reopened(owner)))
    assert.isTrue(await isSignedIn(reopened(elsewhere)), 'another sign-in goes on')
    const told = (await trailOf(id)).filter((kind) => kind === 'remember_reused')
    assert.lengthOf(told, 1)
    assert.equal(await countMails(email, 'remember_reused'), 1)
    assert.include((await arrivedMail(email, /used before/)).text, '127.0.0.1')
  })

  test('is of one browser when its requests come at once', async ({ assert }) => {
    const { id, email } = await createMerchant()
    const owner = await remember(email)
    const tabs = [1, 2, 3].map(() => reopened(owner))
    assert.deepEqual(await Promise.all(tabs.map(isSignedIn)), [true, true, true])
    await passGrace(id)
    assert.isTrue(await isSignedIn(reopened(tabs[2]!)), 'whichever answer came last')
    assert.equal(await countMails(email, 'remember_reused'), 0)
  })

  test('is worth nothing once it was logged out, whichever of its tokens is tried', async ({
    assert,
  }) => {
    const { id, email } = await createMerchant()
    const owner = await remember(email)
    const first = reopened(owner)
    const renewed = reopened(owner)
    await isSignedIn(renewed)
    await renewed.post('/logout')
    assert.isFalse(await isSignedIn(first))
    const left = 'select 1 from remember_me_tokens where tokenable_id = ?'
    assert.lengthOf(await sql(db.connection(), left, [id]), 0)
  })
})

test.group('Logging out ends what a copy of the cookie has opened', () => {
  test('and nothing else', async ({ assert }) => {
    const { email } = await createMerchant()
    const [owner, elsewhere] = [await remember(email), await remember(email)]
    const thief = reopened(owner)
    assert.isTrue(await isSignedIn(thief))
    await owner.post('/logout')
    assert.isFalse(await isSignedIn(thief))
    assert.isFalse(await isSignedIn(reopened(thief)))
    assert.isTrue(await isSignedIn(elsewhere))
  })

  test('also where the browser has lost its own', async ({ assert }) => {
    const { email } = await createMerchant()
    const owner = await remember(email)
    const thief = reopened(owner)
    assert.isTrue(await isSignedIn(thief))
    owner.cookies.delete(COOKIE)
    await owner.post('/logout')
    assert.isFalse(await isSignedIn(thief))
    assert.isFalse(await isSignedIn(reopened(thief)))
  })

  test('also what is only being opened then', async ({ assert }) => {
    const { id, email } = await createMerchant()
    const thief = reopened(await remember(email))
    const find =
      'select family from remember_me_tokens where tokenable_id = ? and replaced_at is not null'
    const opening = await db.transaction(async (trx) => {
      // The page waits for it when the cookie has been renewed.
      await sql(trx, 'lock table imports in access exclusive mode')
      const page = thief.get('/products/import')
      const renewed = () => sql<{ family: string }>(db.connection(), find, [id])
      await until(async () => (await renewed()).length > 0, 20_000)
      await lockRows(trx, 'users', [id], 'no key update')
      const { family } = firstOf(await renewed())
      await endFamily(trx, id, family)
      return { page }
    })
    assert.equal((await opening.page).status, 200)
    assert.isFalse(await isSignedIn(thief))
  })

  test('while a session goes on in which the password was changed', async ({ assert }) => {
    const { email } = await createMerchant()
    const owner = await remember(email)
    const password = 'another long password'
    const fields = { current_password: PASSWORD, password, password_confirmation: password }
    assert.equal((await owner.call('PUT', '/user/password', { json: fields })).status, 200)
    assert.isTrue(await isSignedIn(owner))
  })
})

test.group('A sign-in ends 90 days after it', () => {
  test('though something is done in it each minute', async ({ assert }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    await passDays(id, 89)
    assert.isTrue(await isSignedIn(visitor))
    await passDays(id, 1)
    // Its row is not written for a minute, and holds what it held.
    await visitor.post('/user/confirm-password', { password: PASSWORD })
    assert.isFalse(await isSignedIn(visitor))
  })

  test('though it is remembered and renewed', async ({ assert }) => {
    const { id, email } = await createMerchant()
    const owner = await remember(email)
    await passDays(id, 60)
    const renewed = reopened(owner)
    assert.isTrue(await isSignedIn(renewed))
    await passDays(id, 31)
    assert.isFalse(await isSignedIn(reopened(renewed)))
    await renewed.post('/user/confirm-password', { password: PASSWORD })
    assert.isFalse(await isSignedIn(renewed), 'nor by the session that it has opened')
  })

  test('those of before this was so end 90 days from then', async ({ assert }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    await sql(db.connection(), `update sessions set data = data - 'ends_at' where user_id = ?`, [
      id,
    ])
    assert.isTrue(await isSignedIn(visitor))
    const { ends } = firstOf(
      await sql<{ ends: number }>(
        db.connection(),
        `select (data->>'ends_at')::bigint as ends from sessions where user_id = ?`,
        [id]
      )
    )
    assert.closeTo(Number(ends), Date.now() + 90 * DAY_MS, 60_000)
  })
})
