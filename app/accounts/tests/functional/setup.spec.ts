import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { unmakeOperator } from '#app/accounts/operators/make_operator'
import { sql } from '#app/core/database/sql'
import { PASSWORD } from '#tests/support/merchant'
import { Visitor } from '#tests/support/visitor'
import { setupLink } from '../../../../tools/launcher/setup_link.js'
import { SETUP_MESSAGES } from '../../messages/en/setup.js'

const run = (text: string) => sql<{ operator: string; act: string }>(db.connection(), text)

const HERE = { host: '127.0.0.1', port: 3333 }
const APP_KEY = process.env.APP_KEY!

/** The link that a start prints, as in production. */
const linkAtStart = (env: NodeJS.ProcessEnv = {}) =>
  setupLink(HERE, { ...process.env, DEMO_MERCHANT: 'closed', ...env }, APP_KEY)

const claim = (visitor: Visitor, key: string, email: string) =>
  visitor.post('/setup', {
    ...{ key, email, name: 'Ada' },
    ...{ password: PASSWORD, password_confirmation: PASSWORD },
  })

const email = () => `${randomUUID()}@example.test`

test.group('The first operator', (group) => {
  group.each.setup(async () => {
    await run('delete from operators')
    await run('delete from operator_acts')
    await run('delete from first_operator')
  })

  test('is made in the browser by the key that the start says, once and for all', async ({
    assert,
  }) => {
    const { origin, pathname, search } = new URL(
      (await linkAtStart({ APP_URL: 'https://shop.test' }))!
    )
    assert.equal(origin, 'https://shop.test')
    assert.isNull(await linkAtStart({ DEMO_MERCHANT: 'open' }))
    assert.isNull(await linkAtStart({ DATABASE_URL: 'postgres://127.0.0.1:9/away' }))
    const path = `${pathname}${search}`
    const visitor = new Visitor()
    const { component, props } = await visitor.visit(path)
    assert.equal(component, 'accounts/setup')
    const address = email()
    const stranger = await claim(visitor, `${props.setup_key}x`, address)
    assert.equal(stranger.status, 422)
    assert.equal((await stranger.json()).errors.key[0], SETUP_MESSAGES.wrongKey)
    assert.isEmpty(await run('select 1 from operators'))

    assert.equal((await claim(visitor, props.setup_key, address)).status, 302)
    // Signed in, and led to the second factor.
    assert.equal((await visitor.visit('/admin')).component, 'admin/second_factor')
    assert.deepEqual(await run('select operator, act from operator_acts'), [
      { operator: address, act: 'add_operator' },
    ])
    assert.isNull(await linkAtStart())
    const guest = new Visitor()
    assert.equal((await guest.visit(path)).status, 404)
    assert.equal((await claim(guest, props.setup_key, email())).status, 404)
    // Nor does the key count again once there is none any more.
    await unmakeOperator(address)
    assert.equal((await guest.visit(path)).status, 404)
  })

  test('is one alone where two come at once, and the other has no account', async ({ assert }) => {
    const key = (await linkAtStart())!.split('key=')[1]!
    const addresses = [email(), email()]
    const answers = await Promise.all(addresses.map((it) => claim(new Visitor(), key, it)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [302, 404]
    )
    assert.lengthOf(await run('select 1 from operators'), 1)
    const made = await sql(db.connection(), 'select 1 from users where email = any(?)', [addresses])
    assert.lengthOf(made, 1)
  })
})
