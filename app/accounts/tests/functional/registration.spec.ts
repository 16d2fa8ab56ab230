import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { fromElsewhere, sendForm } from '#tests/support/forms'
import { countMails } from '#tests/support/mails'
import { createMerchant } from '#tests/support/merchant'
import { trailOf } from '#tests/support/trail'
import { freshEmail, Visitor } from '#tests/support/visitor'

const PASSWORD = 'a long password'

const filledIn = (email = freshEmail()) => ({
  name: 'Grace Hopper',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  terms: 'on',
})

function register(fields: object) {
  return new Visitor().post('/register', fields, { headers: fromElsewhere() })
}

async function errorsOf(fields: object): Promise<Record<string, string[]>> {
  const response = await register(fields)
  return response.status === 422 ? (await response.json()).errors : {}
}

test.group('Registration form', () => {
  test('the page of a newcomer leads to the dashboard, with a mail to verify the address', async ({
    assert,
  }) => {
    const visitor = new Visitor()
    const email = freshEmail()
    const response = await sendForm(visitor, '/register', filledIn(email))
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('location'), '/dashboard')
    const user = await User.findByOrFail('email', email)
    assert.isNull(user.emailVerifiedAt)
    assert.equal(await countMails(email, 'verify_email'), 1)
    assert.deepEqual(await trailOf(user.id), ['registered'])
  })

  test('"remember" is honoured', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.post('/register', { ...filledIn(), remember: true }, { headers: fromElsewhere() })
    assert.isTrue(visitor.cookies.has('remember_web'))
  })

  test('terms must be accepted', async ({ assert }) => {
    const both = ['The terms field must be accepted.', 'The terms field is required.']
    assert.deepEqual((await errorsOf({ ...filledIn(), terms: '' })).terms, both)
    assert.deepEqual((await errorsOf({ ...filledIn(), terms: undefined })).terms, both)
    assert.deepEqual((await errorsOf({ ...filledIn(), terms: 'no' })).terms, [both[0]])
  })

  test('two passwords that differ are told under the password', async ({ assert }) => {
    const { password } = await errorsOf({ ...filledIn(), password_confirmation: 'another one' })
    assert.deepEqual(password, ['The password field confirmation does not match.'])
  })

  test('of two registrations at once with one address one is told that it is taken', async ({
    assert,
  }) => {
    const email = freshEmail()
    const answers = await Promise.all([1, 2, 3].map(() => register(filledIn(email))))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422])
    assert.equal(await countMails(email, 'verify_email'), 1)
  })
})

test.group('Attacks on registration', () => {
  test('fields that are not in the form change nothing', async ({ assert }) => {
    const other = await createMerchant()
    const email = freshEmail()
    const response = await register({
      ...filledIn(email),
      id: 1,
      email_verified_at: '2020-01-01',
      emailVerifiedAt: '2020-01-01',
      current_team_id: other.currentTeamId,
      currentTeamId: other.currentTeamId,
      two_factor_confirmed_at: '2020-01-01',
      subscribed: true,
      credits: { image: 1000 },
      is_admin: true,
    })
    assert.equal(response.status, 201)
    const user = await User.findByOrFail('email', email)
    assert.notEqual(user.id, 1)
    assert.isNull(user.emailVerifiedAt)
    assert.isNull(user.twoFactorConfirmedAt)
    assert.notEqual(user.currentTeamId, other.currentTeamId)
    const { count } = firstOf(
      await sql<{ count: number }>(
        db.connection(),
        'select count(*) as count from subscriptions where user_id = ?',
        [user.id]
      )
    )
    assert.equal(count, 0)
  })

  test('an address that differs only in how it is typed is taken', async ({ assert }) => {
    const { email } = await createMerchant()
    const wide = email.replace('a', '\uff41')
    for (const typed of [email.toUpperCase(), ` ${email} `, wide]) {
      assert.deepEqual((await errorsOf(filledIn(typed))).email, [
        'The email has already been taken.',
      ])
    }
  })

  test('addresses that look like others, or hide something, are refused')
    .with([
      '\u0430da@example.test',
      'ada\u200b@example.test',
      'ada\u202e@example.test',
      'ada\u0000@example.test',
      'ada@example.test\r\nBcc: all@example.test',
      'ada@example.test,bob@example.test',
    ])
    .run(async ({ assert }, email) => {
      assert.deepEqual((await errorsOf(filledIn(email))).email, [
        'The email field must be a valid email address.',
      ])
    })

  test('over-long names and addresses are refused in clear words', async ({ assert }) => {
    const errors = await errorsOf({
      ...filledIn(`${'a'.repeat(300)}@example.test`),
      name: '\ufdfa'.repeat(20),
    })
    assert.deepEqual(errors.name, ['The name field must not be greater than 255 characters.'])
    assert.deepEqual(errors.email, ['The email field must not be greater than 255 characters.'])
  })

  test('names that cannot be read are refused')
    .with([
      'Ada\u202eecarG',
      'Ada\u200bMerchant',
      'Ada\u0000',
      'Ada\nMerchant',
      '\u2066Ada',
      '\u3164',
    ])
    .run(async ({ assert }, name) => {
      assert.deepEqual((await errorsOf({ ...filledIn(), name })).name, [
        'The name field contains characters that cannot be seen. Type it again instead of pasting it.',
      ])
    })

  test('names of all scripts are kept as they are')
    .with(['José Muñoz', '山田 太郎', 'نگار می‌خواهم', 'Zoë 👩‍🎨', "O'Brien-Åse"])
    .run(async ({ assert }, name) => {
      const email = freshEmail()
      assert.equal((await register({ ...filledIn(email), name })).status, 201)
      assert.equal((await User.findByOrFail('email', email)).name, name)
    })

  test('a refused form with characters that no database takes is a refused form', async ({
    assert,
  }) => {
    const visitor = new Visitor()
    const typed = { ...filledIn(), 'name': 'A\u0000\\u0000', 'more\u0000': '\u0000' }
    const refused = await sendForm(visitor, '/register', typed)
    assert.equal(refused.status, 302)
    assert.match((await visitor.visit('/register')).props.errors.name, /cannot be seen/)
  })

  test('addresses are not tried out in bulk', async ({ assert }) => {
    const visitor = new Visitor()
    const headers = fromElsewhere()
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 31; attempt++) {
      statuses.add((await visitor.post('/register', {}, { headers })).status)
    }
    assert.deepEqual([...statuses], [422, 429])
  })
})
