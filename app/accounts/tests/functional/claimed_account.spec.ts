import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { firstOf, firstOnes } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { makeToken, statusFor } from '#tests/support/api_tokens'
import { fromElsewhere } from '#tests/support/forms'
import { arrivedMail, pathOf } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'
import { somebody } from '#tests/support/social/people'
import { signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { addMember } from '#tests/support/team'
import { turnOnTwoFactor } from '#tests/support/two_factor'
import { freshEmail, Visitor } from '#tests/support/visitor'

const NEW = 'another long password'

/** Sets a new password by the link in a mail. */
async function resetPassword(email: string): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.post('/forgot-password', { email }, { headers: fromElsewhere() })
  const { text } = await arrivedMail(email, /\/reset-password\//)
  const url = new URL(/https?:\S+\/reset-password\S+/.exec(text)![0])
  const response = await visitor.post(
    '/reset-password',
    {
      email,
      token: url.pathname.split('/').pop(),
      password: NEW,
      password_confirmation: NEW,
    },
    { headers: { ...fromElsewhere(), accept: 'text/html' } }
  )
  if (response.headers.get('location') !== '/login') throw new Error('The password was not reset')
  return visitor
}

/** Registers with an address that is not theirs, and leaves all they can to come back by. */
async function squat(email: string) {
  const squatter = new Visitor()
  const form = { name: 'Eve', email, password: PASSWORD, password_confirmation: PASSWORD }
  await squatter.post('/register', { ...form, terms: true }, { headers: fromElsewhere() })
  const user = await User.findByOrFail({ email })
  await turnOnTwoFactor(squatter)
  const { plain } = await makeToken(squatter)
  await squatter.post('/affiliate', { paypal_email: 'eve@example.test' })
  await squatter.call('PUT', '/user/profile-information', {
    json: { name: 'Eve', email: freshEmail() },
  })
  const client = db.connection()
  // As if the operator asked nobody to prove their address.
  await sql(
    client,
    `insert into webhook_endpoints (user_id, url, event_types, secret) values (?, 'https://eve.test', '{}', 'x')`,
    [user.id]
  )
  await sql(client, `insert into provider_keys (user_id, sealed, ending) values (?, 'x', 'y')`, [
    user.id,
  ])
  await sql(
    client,
    `insert into connected_accounts (user_id, provider, provider_id, token) values (?, 'github', ?, 'x')`,
    [user.id, email]
  )
  const [team] = await sql<{ id: number }>(client, 'select id from teams where user_id = ?', [
    user.id,
  ])
  await addMember(team!.id, await createMerchant(), 'admin')
  await sql(
    client,
    `insert into team_invitations (team_id, email, role) values (?, 'eve@example.test', 'admin')`,
    [team!.id]
  )
  return { squatter, user, token: plain }
}

/** What is left of it. */
async function leftIn(userId: number) {
  const [left] = await sql(
    db.connection(),
    `select u.two_factor_secret as secret, a.paypal_email as payee,
       array(select name from access_tokens where user_id = u.id) as tokens,
       array(select url from webhook_endpoints where user_id = u.id) as webhooks,
       array(select sealed from provider_keys where user_id = u.id) as keys,
       array(select provider from connected_accounts where user_id = u.id) as accounts,
       array(select m.role from team_members m join teams t on t.id = m.team_id where t.user_id = u.id) as members,
       array(select i.email from team_invitations i join teams t on t.id = i.team_id where t.user_id = u.id)
         as invitations,
       array(select new_email from email_changes where user_id = u.id and cancelled_at is null) as changes
     from users u join affiliates a on a.user_id = u.id where u.id = ?`,
    [userId]
  )
  return left
}

const NOTHING = {
  secret: null,
  payee: '',
  tokens: [],
  webhooks: [],
  keys: [],
  accounts: [] as string[],
  members: [],
  invitations: [],
  changes: [],
}

test.group('An account whose address its owner claims', (group) => {
  const server = useSocialServer(group)
  test('by a link that was mailed there keeps nothing of whoever registered it before', async ({
    assert,
  }) => {
    const email = freshEmail()
    const { squatter, user, token } = await squat(email)
    const owner = await resetPassword(email)
    assert.deepEqual(await leftIn(user.id), NOTHING)
    assert.equal(await statusFor(token), 401)
    assert.equal((await squatter.get('/user/confirmed-password-status')).status, 401)
    const { props } = await owner.visit('/login')
    assert.equal(props.flash.status ?? props.status, 'Your password has been reset.')
    assert.match(props.flash.banner, /^What had been set up in your account/)
    await arrivedMail(email, /whoever registered it never did/)
    assert.isNotNull((await user.refresh()).emailVerifiedAt)
  })

  test('by an account elsewhere keeps nothing of whoever registered it before', async ({
    assert,
  }) => {
    const email = freshEmail()
    const { squatter, user, token } = await squat(email)
    server.current.person = { ...somebody(), email, isVerified: true }
    const owner = new Visitor()
    assert.equal(await signInWith(owner, 'google'), '/dashboard')
    assert.deepEqual(await leftIn(user.id), { ...NOTHING, accounts: ['google'] })
    assert.isNull((await user.refresh()).password)
    assert.equal(await statusFor(token), 401)
    assert.equal((await squatter.get('/user/confirmed-password-status')).status, 401)
    const { props } = await owner.visit('/dashboard')
    assert.equal(props.auth.user.id, user.id)
    assert.match(props.flash.banner, /^What had been set up in your account/)
    await arrivedMail(email, /whoever registered it never did/)
  })

  test('by a link to an address that the account elsewhere does not vouch for, too', async ({
    assert,
  }) => {
    const email = freshEmail()
    const { user } = await squat(email)
    server.current.person = { ...somebody(), email, isVerified: false }
    const owner = new Visitor()
    assert.equal(await signInWith(owner, 'google', '/register'), '/oauth/google/sign-up')
    await owner.post('/oauth/google/sign-up', { email })
    const link = await arrivedMail(email, /sign-up\/verify/)
    await owner.get(pathOf(new URL(/https?:\S+/.exec(link.text)![0])))
    assert.deepEqual(await leftIn(user.id), { ...NOTHING, accounts: ['google'] })
  })

  test('keeps its own ways in when the address was verified before', async ({ assert }) => {
    const visitor = await signIn()
    const authenticator = await turnOnTwoFactor(visitor)
    await makeToken(visitor)
    await resetPassword(visitor.user.email)
    const { tokens } = firstOf(
      await sql<{ tokens: number }>(
        db.connection(),
        'select count(*) as tokens from access_tokens where user_id = ?',
        [visitor.user.id]
      )
    )
    assert.equal(tokens, 1)
    const back = new Visitor()
    const { email } = visitor.user
    const asked = await back.post('/login', { email, password: NEW })
    assert.deepEqual(await asked.json(), { two_factor: true })
    const passed = await back.post('/two-factor-challenge', { code: authenticator.code(1) })
    assert.equal(passed.status, 204)
  })

  test('asks for the second factor still when an earlier address was proven', async ({
    assert,
  }) => {
    const visitor = await signIn()
    await turnOnTwoFactor(visitor)
    // As earlier versions left an account whose address was changed.
    await User.query().where('id', visitor.user.id).update({ email_verified_at: null })
    await resetPassword(visitor.user.email)
    assert.isNotNull((await visitor.user.refresh()).twoFactorSecret)
  })
})

test.group('Slack', (group) => {
  const server = useSocialServer(group)

  test('two people with one member id in two workspaces are two people', async ({ assert }) => {
    const first = new Visitor()
    assert.equal(await signInWith(first, 'slack', '/register'), '/dashboard')
    const { person } = server.current
    server.current.person = { ...somebody(), id: person.id, workspace: 'T2' }
    const second = new Visitor()
    assert.equal(await signInWith(second, 'slack', '/register'), '/dashboard')
    const [one, other] = firstOnes(
      await Promise.all([first, second].map((it) => it.visit('/dashboard'))),
      2
    )
    assert.notEqual(one.props.auth.user.id, other.props.auth.user.id)
    assert.equal(one.props.auth.user.email, person.email)
  })
})

test.group('A password that is hashed anew', () => {
  test('does not take the place of one that was chosen meanwhile', async ({ assert }) => {
    const user = await createMerchant()
    const legacy = await hash.use('scrypt').make('old password')
    await User.query().where('id', user.id).update({ password: legacy })
    const stale = await User.findOrFail(user.id)
    const chosen = await hash.make(NEW)
    await User.query().where('id', user.id).update({ password: chosen })
    assert.isFalse(await stale.hasPassword('old password'))
    assert.equal((await User.findOrFail(user.id)).password, chosen)
  })
})

test.group('An address that is changed again and again', () => {
  test('is refused after six changes within an hour', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const change = (n: number) =>
      visitor.call('PUT', '/user/profile-information', {
        json: { name: 'Ada', email: `n${n}-${visitor.user.email}` },
      })
    for (let n = 0; n < 6; n++) assert.equal((await change(n)).status, 200)
    const refused = await change(6)
    assert.equal(refused.status, 422)
    assert.match((await refused.json()).errors.email[0], /^Please wait/)
  })
})
