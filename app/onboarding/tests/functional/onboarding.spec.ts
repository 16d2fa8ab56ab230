import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { sql } from '#app/core/database/sql'
import { sendForm } from '#tests/support/forms'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const ANSWERS = { industry: 'jewelry', other_industry: '', use_reasons: ['ecommerce', 'ab_test'] }

async function stored(userId: number) {
  const rows = await sql<object>(
    db.connection(),
    'select state, industry, other_industry, use_reasons from onboarding_answers where user_id = ?',
    [userId]
  )
  return rows[0]
}

/** The errors that the dashboard shows after a form was refused. */
async function refusals(visitor: Visitor, body: object) {
  const response = await sendForm(visitor, '/onboarding', body, '/dashboard')
  return {
    location: response.headers.get('location'),
    errors: (await visitor.visit('/dashboard')).props.errors,
  }
}

test.group('The questions of newcomers', () => {
  test('come first, until they are answered', async ({ assert }) => {
    const visitor = await signIn()
    const before = await visitor.visit('/dashboard')
    assert.isTrue(before.props.showOnboarding)
    assert.isNull(before.props.auth.user.industry)

    const response = await sendForm(visitor, '/onboarding', ANSWERS, '/dashboard')
    assert.equal(response.status, 302)
    assert.equal(new URL(response.headers.get('location')!, 'http://x').pathname, '/dashboard')

    const { props } = await visitor.visit('/dashboard')
    assert.isFalse(props.showOnboarding)
    assert.equal(props.auth.user.industry, 'jewelry')
    assert.deepEqual(await stored(visitor.user.id), {
      state: 'answered',
      industry: 'jewelry',
      other_industry: null,
      use_reasons: ['ecommerce', 'ab_test'],
    })
  })

  test('say what is missing beside each question', async ({ assert }) => {
    const visitor = await signIn()
    const { location, errors } = await refusals(visitor, {})
    assert.equal(new URL(location!, 'http://x').pathname, '/dashboard')
    assert.deepEqual(errors, {
      industry: 'The industry field is required.',
      use_reasons: 'The use reasons field is required.',
    })
    const empty = await refusals(visitor, { industry: 'toys', use_reasons: [] })
    assert.deepEqual(empty.errors, {
      industry: 'The selected industry is invalid.',
      use_reasons: 'The use reasons field is required.',
    })
    const odd = await visitor.post('/onboarding', { ...ANSWERS, use_reasons: ['world_peace'] })
    assert.equal(odd.status, 422)
    assert.isTrue((await visitor.visit('/dashboard')).props.showOnboarding)
  })

  test('want another industry named, and keep the name for that choice alone', async ({
    assert,
  }) => {
    const visitor = await signIn()
    for (const name of [undefined, null, '', '   ']) {
      const { errors } = await refusals(visitor, {
        ...ANSWERS,
        industry: 'other',
        other_industry: name,
      })
      assert.deepEqual(errors, {
        other_industry: 'The other industry field is required when industry is other.',
      })
    }
    const long = await refusals(visitor, {
      ...ANSWERS,
      industry: 'other',
      other_industry: 'x'.repeat(101),
    })
    assert.property(long.errors, 'other_industry')

    await visitor.post('/onboarding', { ...ANSWERS, industry: 'other', other_industry: ' Toys ' })
    assert.include(await stored(visitor.user.id), { industry: 'other', other_industry: 'Toys' })
    await visitor.post('/onboarding', { ...ANSWERS, industry: 'pets', other_industry: 'Toys' })
    assert.include(await stored(visitor.user.id), { industry: 'pets', other_industry: null })
  })

  test('can be put off and taken up again', async ({ assert }) => {
    const visitor = await signIn()
    assert.equal((await visitor.post('/onboarding/skip')).status, 204)
    const { props } = await visitor.visit('/dashboard')
    assert.isFalse(props.showOnboarding)
    assert.equal(props.onboarding.state, 'skipped')

    assert.equal((await visitor.post('/onboarding', ANSWERS)).status, 204)
    await visitor.post('/onboarding/skip')
    assert.include(await stored(visitor.user.id), { state: 'answered', industry: 'jewelry' })
  })

  test('are not asked of accounts that were there before', async ({ assert }) => {
    const visitor = await signIn()
    await sql(db.connection(), 'delete from onboarding_answers where user_id = ?', [
      visitor.user.id,
    ])
    const { props } = await visitor.visit('/dashboard')
    assert.isFalse(props.showOnboarding)
    assert.isNull(props.onboarding)
    await visitor.post('/onboarding/skip')
    assert.isUndefined(await stored(visitor.user.id))
    await visitor.post('/onboarding', ANSWERS)
    assert.include(await stored(visitor.user.id), { state: 'answered' })
  })

  test('go with the account, and are for those who are signed in', async ({ assert }) => {
    const visitor = await signIn()
    await visitor.post('/onboarding', ANSWERS)
    await deleteAccount({ userId: visitor.user.id, deleteTeams: false })
    assert.isUndefined(await stored(visitor.user.id))
    assert.equal((await new Visitor().post('/onboarding', ANSWERS)).status, 401)
  })
})
