import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { queueMail } from '#app/mail/actions/queue_mail'
import { sendMail } from '#app/mail/jobs/send_mail'
import { composeMail } from '#app/mail/compose_mail'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { mailReader } from '#tests/support/mails'
import { RESET_DATA } from '#tests/support/queued_mail'
import { signIn } from '#tests/support/sign_in'
import { giveSubscription } from '#tests/support/standing'
import { freshEmail, Visitor } from '#tests/support/visitor'

const PAGE = { accept: 'text/html' }
const GERMAN = { 'accept-language': 'de-DE,de;q=0.9' }

async function signInAsGerman() {
  const visitor = await signIn()
  const saved = await visitor.call('PUT', '/user/language', { json: { language: 'de' } })
  return { visitor, saved }
}

test.group('A merchant who reads German', () => {
  test('gets German pages from the German build, whatever the browser prefers', async ({
    assert,
  }) => {
    const { visitor, saved } = await signInAsGerman()
    assert.equal(saved.status, 200)
    const html = await (await visitor.get('/user/profile', { headers: PAGE })).text()
    assert.include(html, '<html lang="de">')
    assert.match(html, /import\('\/assets\/de\/app-[\w-]+\.js'\)/)
  })

  test('is told in German what is refused', async ({ assert }) => {
    const { visitor } = await signInAsGerman()
    const refused = await visitor.post('/api/edit-image', {})
    assert.include((await refused.json()).message, 'Bitte')
  })

  test('is told in German what a subscription is needed for', async ({ assert }) => {
    const { visitor } = await signInAsGerman()
    const refused = await visitor.post('/credits/checkout', {})
    assert.equal(refused.status, 403)
    assert.include((await refused.json()).message, 'Credit-Pakete gibt es nur mit Abo')
  })

  test('reads why a form was refused in German, signed in or not', async ({ assert }) => {
    const { visitor } = await signInAsGerman()
    const wrong = { json: { password: 'not it' } }
    const confirmed = await visitor.call('POST', '/user/confirm-password', wrong)
    assert.deepEqual((await confirmed.json()).errors.password, ['Das Passwort stimmt nicht.'])
    const guest = new Visitor()
    const json = { email: freshEmail(), password: 'not it at all' }
    const login = await guest.call('POST', '/login', { json, headers: GERMAN })
    assert.deepEqual((await login.json()).errors.email, [
      'E-Mail-Adresse oder Passwort stimmt nicht.',
    ])
  })

  test('has the history of credits in German, as a page and as a file', async ({ assert }) => {
    const { visitor } = await signInAsGerman()
    await giveSubscription(visitor.user.id)
    const page = await (await visitor.get('/billing', { headers: PAGE })).text()
    assert.include(page, 'Willkommens-Credits')
    assert.notInclude(page, 'Welcome')
    const csv = await (await visitor.get('/billing/credits.csv')).text()
    assert.include(csv, ';Willkommens-Credits;')
    assert.notInclude(csv, 'Welcome')
  })

  test('gets mails in German, sent by whomever', async ({ assert }) => {
    const { visitor } = await signInAsGerman()
    const { id: userId, email: recipient } = visitor.user
    await db.transaction((trx) =>
      queueMail(trx, { userId, recipient, kind: 'reset_password', data: RESET_DATA })
    )
    const mail = firstOf(
      await sql<{ id: string }>(
        db.connection(),
        `select id from mails where recipient = ? and kind = 'reset_password'`,
        [recipient]
      )
    )
    await sendMail({ mailId: mail.id, mayRetry: true })
    const { props } = await (await mailReader()).visit('/mailbox')
    const kept = props.mails.find((it: { recipient: string }) => it.recipient === recipient)
    assert.equal(kept.subject, 'Setzen Sie Ihr Passwort zurück')
    assert.include(kept.text, 'Gesendet von Vitrine')
    assert.equal(composeMail('reset_password', RESET_DATA).subject, 'Reset your password')
  })

  test('cannot choose a language that is not there', async ({ assert }) => {
    const visitor = await signIn()
    const refused = await visitor.call('PUT', '/user/language', { json: { language: 'fr' } })
    assert.equal(refused.status, 422)
  })
})

test.group('Languages of guests', () => {
  test('are those of the browser, on pages that are kept in memory too', async ({ assert }) => {
    for (const { headers, says } of [
      { headers: GERMAN, says: 'Kostenlos starten' },
      { headers: { 'accept-language': 'es' }, says: 'Empieza gratis' },
      { headers: { 'accept-language': 'fr' }, says: 'Start for free' },
      { headers: GERMAN, says: 'Kostenlos starten' },
    ]) {
      const page = await new Visitor().get('/', { headers: { ...PAGE, ...headers } })
      assert.include(await page.text(), says)
      assert.include(page.headers.get('vary') ?? '', 'Accept-Language')
    }
  })

  test('are chosen by a link, which search engines are told of, and kept', async ({ assert }) => {
    const visitor = new Visitor()
    const english = await (await visitor.get('/', { headers: PAGE })).text()
    assert.match(english, /hreflang="de" href="[^"]*\/\?language=de"/)
    const page = await visitor.get('/?language=de', { headers: PAGE })
    assert.include(await page.text(), '<html lang="de"')
    const login = await (await visitor.get('/login', { headers: PAGE })).text()
    assert.include(login, '<html lang="de">')
  })

  test('become those of the account that they make', async ({ assert }) => {
    const email = freshEmail()
    const password = 'a long enough password'
    const form = { name: 'Eva', email, password, password_confirmation: password, terms: true }
    const visitor = new Visitor()
    const made = await visitor.post('/register', form, { headers: GERMAN })
    assert.equal(made.status, 201)
    const [user] = await sql(db.connection(), 'select language from users where email = ?', [email])
    assert.deepEqual(user, { language: 'de' })
  })

  test('the public API speaks English to everybody', async ({ assert }) => {
    const answer = await new Visitor().get('/api/v1/credits', { headers: GERMAN })
    assert.equal((await answer.json()).error.message, 'Unauthenticated.')
  })
})
