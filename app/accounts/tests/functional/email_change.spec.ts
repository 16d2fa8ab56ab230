import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { composeMail } from '#app/mail/compose_mail'
import { renderHtml } from '#app/mail/render_mail'
import { sql } from '#app/core/database/sql'
import { makeToken } from '#tests/support/api_tokens'
import { confirmPassword, signInConfirmed } from '#tests/support/confirmed_session'
import { fromElsewhere } from '#tests/support/forms'
import { arrivedMail, queuedMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { freshEmail, Visitor } from '#tests/support/visitor'
import {
  CHANGE,
  HTML,
  askFor,
  linkIn,
  confirmLink,
  emailOf,
  resetPassword,
} from '#tests/support/email_change'

test.group('A new e-mail address', () => {
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

test.group('Sensitive changes', () => {
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
