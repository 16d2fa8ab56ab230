import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createAccount } from '#app/accounts/actions/register_user'
import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { DEMO_MERCHANT } from '#config/demo'
import { statusFor } from '#tests/support/api_tokens'
import { confirmPassword } from '#tests/support/confirmed_session'
import { freshEmail, Visitor } from '#tests/support/visitor'

const { email, password } = DEMO_MERCHANT

/** A merchant whose password everybody knows. */
async function createDemo(address: string) {
  const hashed = await hash.make(password)
  return db.transaction((trx) =>
    createAccount(trx, { name: 'Demo', email: address, hashed, emailVerifiedAt: DateTime.now() })
  )
}

async function signInStatus(address: string) {
  const visitor = new Visitor()
  const { status } = await visitor.post('/login', { email: address, password, remember: true })
  return { visitor, status }
}

test('a demo merchant of earlier days is nobody once the address is public or it is production', async ({
  assert,
  cleanup,
}) => {
  const { APP_URL, DEMO_MERCHANT: told } = process.env
  const demo = (await User.findBy('email', email)) ?? (await createDemo(email))
  const renamed = await createDemo(freshEmail())
  const { visitor, status } = await signInStatus(email)
  assert.equal(status, 200)
  assert.equal((await signInStatus(renamed.email)).status, 200)
  const { visitor: inSession } = await signInStatus(email)
  await confirmPassword(visitor, password)
  const made = await visitor.post('/api/tokens', { name: 'Shop', abilities: ['credits:read'] })
  const { token: plain } = await made.json()
  assert.equal(await statusFor(plain), 200)
  visitor.cookies.delete('vitrine_session')

  cleanup(async () => {
    for (const [name, value] of Object.entries({ APP_URL, DEMO_MERCHANT: told })) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    await demo.merge({ email: freshEmail() }).save()
  })
  for (const closed of [
    { APP_URL: 'https://shop.example.com' },
    { APP_URL: '', DEMO_MERCHANT: 'closed' },
  ]) {
    Object.assign(process.env, closed)
    assert.equal((await inSession.visit('/dashboard')).status, 302, 'by session')
    assert.equal((await visitor.visit('/dashboard')).status, 302, 'remembered')
    assert.equal((await signInStatus(email)).status, 422, 'by password')
    assert.equal(
      (await signInStatus(renamed.email)).status,
      422,
      'by the password under another address'
    )
    assert.equal(await statusFor(plain), 401, 'by token')
  }
})
