import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { composeMail } from '#app/mail/compose_mail'
import { renderHtml } from '#app/mail/render_mail'
import { sql } from '#app/shell/sql'
import { makeToken, statusFor } from '#tests/support/api_tokens'
import { confirmPassword, signInConfirmed } from '#tests/support/confirmed_session'
import { fromElsewhere } from '#tests/support/forms'
import { arrivedMail, pathOf, queuedMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { INERTIA } from '#tests/support/team'
import { turnOnTwoFactor } from '#tests/support/two_factor'
import { freshEmail, Visitor } from '#tests/support/visitor'

type Client = Visitor & { user: User }

const CHANGE = '/user/email-change'
const HTML = { headers: { accept: 'text/html' } }

function askFor(visitor: Visitor, email: string) {
  return visitor.call('PUT', '/user/profile-information', { json: { name: 'Ada', email } })
}

/** Path of a link in a mail; the newest that has its words. */
async function linkIn(recipient: string, words: RegExp): Promise<string> {
  const { text } = await arrivedMail(recipient, words)
  return pathOf(new URL(/https?:\/\/\S+\/(?:confirm|undo|reset-password)\S*/.exec(text)![0]))
}

const confirmLink = (email: string) => linkIn(email, /\/confirm\?/)
const undoLink = (email: string) => linkIn(email, /\/undo\?/)

async function changeTo(visitor: Client, email: string): Promise<void> {
  const asked = await askFor(visitor, email)
  const opened = await visitor.get(await confirmLink(email))
  if (asked.status !== 200 || opened.status !== 204) throw new Error('The address is not changed')
}

const emailOf = async ({ user }: Client) => (await User.findOrFail(user.id)).email

test.group('A new e-mail address', (group) => {
  group.each.timeout(30_000)

  test('counts once its link is opened; until then nothing is different', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { id, email: old } = visitor.user
    const email = freshEmail()
    assert.equal((await askFor(visitor, email.toUpperCase())).status, 200)
    assert.equal(await emailOf(visitor), old)
    const { props } = await visitor.visit('/user/profile')
    assert.deepEqual(props.email_change, { email })
    assert.equal(props.auth.user.email, old)
    assert.isNotNull(props.auth.user.email_verified_at)
    assert.equal((await new Visitor().post('/login', { email, password: PASSWORD })).status, 422)
    assert.deepEqual(await queuedMails(email), [{ kind: 'confirm_new_email', user_id: id }])
    const told = await arrivedMail(old, /is to be changed/)
    assert.include(told.text, email)

    const link = await confirmLink(email)
    const guest = new Visitor()
    assert.equal((await guest.get(link, HTML)).headers.get('location'), '/login')
    assert.equal((await (await signIn()).get(link)).status, 409, 'somebody else')
    assert.equal((await visitor.get(link.replace(/signature=./, 'signature=x'))).status, 403)
    assert.equal(await emailOf(visitor), old)

    await sql(
      db.connection(),
      `insert into password_reset_tokens (user_id, hash, created_at) values (?, 'x', now())`,
      [id]
    )
    const opened = await visitor.get(link, HTML)
    assert.equal(opened.headers.get('location'), '/user/profile')
    const after = (await visitor.visit('/user/profile')).props
    assert.equal(after.flash.banner, 'Your email address has been changed.')
    assert.deepInclude(after, { email_change: null })
    assert.equal(await emailOf(visitor), email)
    assert.equal((await visitor.get(link)).status, 409, 'once')
    const tokens = 'select 1 from password_reset_tokens where user_id = ?'
    assert.lengthOf(await sql(db.connection(), tokens, [id]), 0)
    await arrivedMail(old, /was changed to/)
    assert.equal(after.security_events[0].text, 'E-mail address changed')
  })

  test('is asked for again or given up; another one takes its place', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const [first, second] = [freshEmail(), freshEmail()]
    assert.equal((await visitor.post(CHANGE)).status, 404)
    await askFor(visitor, first)
    const given = await confirmLink(first)
    assert.equal((await visitor.post(CHANGE)).status, 202)
    assert.lengthOf(await queuedMails(first), 2)
    await askFor(visitor, second)
    assert.equal((await visitor.get(given)).status, 409)
    const link = await confirmLink(second)
    assert.equal((await visitor.call('DELETE', CHANGE)).status, 200)
    assert.isNull((await visitor.visit('/user/profile')).props.email_change)
    assert.equal((await visitor.get(link)).status, 409)
    assert.equal(await emailOf(visitor), visitor.user.email)
  })

  test('can be asked for by more calls at once than there are connections to the database', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const email = freshEmail()
    const calls = Array.from({ length: 12 }, () => askFor(visitor, email))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [...Array(6).fill(200), ...Array(6).fill(422)])
    assert.lengthOf(await queuedMails(email), 6)
  })

  test('gets ten links an hour, whoever asks for them', async ({ assert }) => {
    const [first, second] = [await signInConfirmed(), await signInConfirmed()]
    const email = freshEmail()
    for (const visitor of [first, second]) {
      for (let n = 0; n < 5; n++) assert.equal((await askFor(visitor, email)).status, 200)
    }
    const sixth = await askFor(second, email)
    assert.deepEqual((await sixth.json()).errors, {
      email: ['Please wait before changing your email address again.'],
    })
    assert.equal((await first.post(CHANGE)).status, 429)
    assert.lengthOf(await queuedMails(email), 10)
  })

  test('that somebody else has by then is told, and changes nothing', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const email = freshEmail()
    await askFor(visitor, email)
    const other = await createMerchant()
    await other.merge({ email }).save()
    await visitor.get(await confirmLink(email), HTML)
    const { props } = await visitor.visit('/user/profile')
    assert.match(props.flash.banner, /^Somebody else uses this email address by now/)
    assert.isNull(props.email_change)
    assert.equal(await emailOf(visitor), visitor.user.email)
  })

  test('ends with a password that is reset, for whoever forgot it has not asked for it', async ({
    assert,
  }) => {
    const thief = await signInConfirmed()
    const email = freshEmail()
    await askFor(thief, email)
    await new Visitor().post(
      '/forgot-password',
      { email: thief.user.email },
      { headers: fromElsewhere() }
    )
    await resetPassword(thief.user.email, await linkIn(thief.user.email, /\/reset-password\//))
    const [change] = await db.from('email_changes').where('user_id', thief.user.id)
    assert.isNotNull(change.cancelled_at)
  })
})

test.group('A change of the e-mail address that is undone from the old one', (group) => {
  group.each.timeout(30_000)

  test('gives the account back, without whoever took it', async ({ assert }) => {
    const thief = await signInConfirmed()
    const { id, email: old } = thief.user
    const kept = await makeToken(thief, undefined, 'Of the owner')
    const email = freshEmail()
    await changeTo(thief, email)
    const left = await makeToken(thief, undefined, 'Of the thief')
    await turnOnTwoFactor(thief)

    const link = await undoLink(old)
    const owner = new Visitor()
    const { component, props } = await owner.visit(link)
    assert.equal(component, 'accounts/undo_email_change')
    assert.deepInclude(props, { oldEmail: old, newEmail: email, state: 'open' })
    assert.equal(await emailOf(thief), email, 'looking at it undoes nothing')
    assert.equal((await owner.post(link.replace(/signature=./, 'signature=x'))).status, 403)
    const undone = await owner.call('POST', link, { headers: INERTIA })
    assert.equal(undone.headers.get('location'), link, 'back with the signature')
    assert.equal((await owner.visit(link)).props.state, 'undone')

    const user = await User.findOrFail(id)
    assert.deepInclude(user.serialize(), { email: old, twoFactorSecret: null })
    assert.isNull(user.password)
    assert.equal((await thief.get('/user/confirmed-password-status')).status, 401)
    assert.equal((await new Visitor().post('/login', { email, password: PASSWORD })).status, 422)
    assert.equal(
      (await new Visitor().post('/login', { email: old, password: PASSWORD })).status,
      422
    )
    assert.deepEqual([await statusFor(kept.plain), await statusFor(left.plain)], [200, 401])
    await resetPassword(old, await linkIn(old, /\/reset-password\//))
    const back = await new Visitor().post('/login', { email: old, password: NEW })
    assert.deepEqual(await back.json(), { two_factor: false })
    assert.equal((await owner.post(link)).status, 409, 'once')
  })

  test('stops one that still waits, and all that came after it', async ({ assert }) => {
    const thief = await signInConfirmed()
    const { email: old } = thief.user
    const [first, second] = [freshEmail(), freshEmail()]
    await changeTo(thief, first)
    await askFor(thief, second)
    const further = await confirmLink(second)
    assert.equal((await new Visitor().post(await undoLink(old))).status, 204)
    assert.equal(await emailOf(thief), old)
    assert.equal((await thief.get(further)).status, 401)

    const other = await signInConfirmed()
    await askFor(other, freshEmail())
    await other.call('DELETE', CHANGE)
    assert.equal((await new Visitor().post(await undoLink(other.user.email))).status, 204)
    assert.equal((await other.get('/user/confirmed-password-status')).status, 401)
  })

  test('is not offered to an address that was gained by a change which can still be undone', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const { id, email: old } = visitor.user
    const gained = freshEmail()
    await changeTo(visitor, gained)
    const undo = await undoLink(old)
    await changeTo(visitor, old)
    for (const words of [/is to be changed/, /was changed to/]) {
      assert.notMatch((await arrivedMail(gained, words)).text, /\/undo/)
    }
    const changes = await db.from('email_changes').where('user_id', id).orderBy('id')
    assert.deepEqual(
      changes.map(({ undoable, undone_at }) => [undoable, undone_at !== null]),
      [
        [true, true],
        [false, true],
      ]
    )
    assert.equal((await new Visitor().visit(undo)).props.state, 'undone', 'by moving back')
    // All is as before: the next change can be undone again.
    const further = freshEmail()
    await askFor(visitor, further)
    assert.match((await arrivedMail(old, new RegExp(further))).text, /\/undo/)
  })

  test('is told to the address that loses the account', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { email: old } = visitor.user
    const email = freshEmail()
    await changeTo(visitor, email)
    assert.equal((await new Visitor().post(await undoLink(old))).status, 204)
    const { text } = await arrivedMail(email, /was changed to/)
    assert.include(text, old)
    assert.notMatch(text, /\/undo/)
  })

  test('works for a week, in which nobody else can have the old address', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { id, email: old } = visitor.user
    await changeTo(visitor, freshEmail())
    const newcomer = {
      name: 'Eve',
      email: old,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }
    const register = () =>
      new Visitor().post('/register', { ...newcomer, terms: true }, { headers: fromElsewhere() })
    const refused = await register()
    assert.deepEqual((await refused.json()).errors, {
      email: ['The email has already been taken.'],
    })
    const other = await signInConfirmed()
    assert.equal((await askFor(other, old)).status, 422)

    const link = await undoLink(old)
    await sql(
      db.connection(),
      `update email_changes set confirmed_at = now() - interval '7 days' where user_id = ?`,
      [id]
    )
    assert.equal((await new Visitor().visit(link)).props.state, 'over')
    assert.equal((await new Visitor().post(link)).status, 409)
    assert.equal((await register()).status, 201)
  })

  test('is not offered to an address that nobody has proven: it may be a stranger’s', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const { id, email: old } = visitor.user
    await User.query().where('id', id).update({ email_verified_at: null, address_proven_at: null })
    const email = freshEmail()
    await askFor(visitor, email)
    const { text } = await arrivedMail(old, /is to be changed/)
    assert.notMatch(text, /\/undo/)
    await visitor.get(await confirmLink(email))
    assert.isNotNull((await User.findOrFail(id)).emailVerifiedAt)
  })
})

test.group('Sensitive changes', (group) => {
  group.each.timeout(30_000)

  test('are told by mail, what people typed as text', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await makeToken(visitor, undefined, '<b>Shop</b> & more')
    const mail = await arrivedMail(visitor.user.email, /API token created/)
    assert.include(mail.text, 'API token created: <b>Shop</b> & more.')
    const details = { name: '<b>Shop</b>' }
    const data = {
      name: 'Ada',
      event: 'token_created',
      details,
      at: '2026-01-01',
      profileUrl: '',
    } as const
    assert.notInclude(await renderHtml(composeMail('security_event', data)), '<b>')
    await visitor.post('/user/data-exports')
    await arrivedMail(visitor.user.email, /Copy of all data requested/)
    await confirmPassword(visitor)
    await visitor.call('DELETE', '/user/other-browser-sessions', { json: { password: PASSWORD } })
    await arrivedMail(visitor.user.email, /Other browser sessions logged out/)
  })
})

const NEW = 'another long password'

async function resetPassword(email: string, link: string): Promise<void> {
  const { pathname } = new URL(link, 'http://localhost')
  const response = await new Visitor().post(
    '/reset-password',
    {
      email,
      token: pathname.split('/').pop(),
      password: NEW,
      password_confirmation: NEW,
    },
    { headers: fromElsewhere() }
  )
  if (response.status !== 200) throw new Error(`Reset answered ${response.status}`)
}
