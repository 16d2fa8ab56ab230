import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { isGuestsPage } from '#app/ui/client/guests_page'
import { confirmPassword } from '#tests/support/confirmed_session'
import { holding, untilWaiting } from '#tests/support/interleave'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { freshEmail, Visitor } from '#tests/support/visitor'

const PAGES = ['/', '/pricing', '/login', '/register', '/forgot-password', '/dashboard', '/nowhere']
const FILES = ['/robots.txt', '/sitemap.xml', '/offline-worker.js', '/health/live']
const html = { accept: 'text/html' }

async function countSessions(): Promise<number> {
  const { count } = firstOf(
    await sql<{ count: number }>(db.connection(), 'select count(*)::int as count from sessions')
  )
  return count
}

test.group('Guests', (group) => {
  const hold = holding(group)

  test('leave no sessions behind, and files give them no cookies', async ({ assert }) => {
    const before = await countSessions()
    for (const path of [...PAGES, ...FILES, '/sanctum/csrf-cookie']) {
      const { headers: answer } = await new Visitor().get(path, { headers: html })
      const cookies = answer.getSetCookie().map((line) => line.split('=')[0])
      assert.notInclude(cookies, 'vitrine_session', path)
      if (FILES.includes(path)) assert.deepEqual(cookies, [], path)
    }
    assert.equal(await countSessions(), before)
  })

  test('send their first form without one, and get to where they wanted', async ({ assert }) => {
    const { email } = await createMerchant()
    const visitor = new Visitor()
    await visitor.get('/products?page=2', { headers: html })
    await visitor.get('/login', { headers: html })
    const form = { json: { email, password: PASSWORD }, headers: html }
    const response = await visitor.call('POST', '/login', form)
    assert.equal(response.headers.get('location'), '/products?page=2')
    assert.isTrue(visitor.cookies.has('vitrine_session'))
  })

  test('are those whose call comes after their session got another name, which they keep', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const late = new Visitor()
    for (const [name, value] of visitor.cookies) late.cookies.set(name, value)
    await confirmPassword(visitor)
    const refused = await late.get('/user/confirmed-password-status')
    assert.equal(refused.status, 401)
    const told = refused.headers.getSetCookie().filter((line) => line.startsWith('vitrine_session'))
    assert.deepEqual(told, [], 'a browser has one cookie for both')
    assert.equal((await visitor.get('/user/confirmed-password-status')).status, 200)
    const ended = await visitor.post('/logout')
    assert.isTrue(ended.headers.getSetCookie().some((line) => line.startsWith('vitrine_session=;')))
  })

  test('are signed out by no call that was under way while their session got another name', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const sessionCookies = ({ headers: answer }: Response) =>
      answer.getSetCookie().filter((line) => line.startsWith('vitrine_session'))
    const inactive = () =>
      sql(
        db.connection(),
        `update sessions set last_active_at = now() - interval '5 minutes' where user_id = ?`,
        [visitor.user.id]
      )
    await inactive()
    assert.lengthOf(sessionCookies(await visitor.get('/standing')), 1, 'it stays alive')
    assert.deepEqual(sessionCookies(await visitor.get('/standing')), [], 'it is not changed')
    await inactive()
    const trx = await hold('lock table users in access exclusive mode')
    const late = visitor.get('/standing')
    await untilWaiting(1)
    await sql(db.connection(), 'delete from sessions where user_id = ?', [visitor.user.id])
    await trx.rollback()
    assert.deepEqual(sessionCookies(await late), [])
  })

  test('are known to open pages by theirs', async ({ assert }) => {
    const textOf = async (visitor: Visitor, path: string) =>
      (await visitor.call('GET', path, { headers: await visitor.visitHeaders() })).text()
    assert.isTrue(isGuestsPage(await textOf(new Visitor(), '/login')))
    assert.isFalse(isGuestsPage(await textOf(await signIn(), '/billing')))
  })

  test("bring another guest's token in vain", async ({ assert }) => {
    const [other, visitor] = [new Visitor(), new Visitor()]
    for (const it of [other, visitor]) await it.get('/login', { headers: html })
    const headers = { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN')! }
    assert.equal((await visitor.post('/login', {}, { headers })).status, 419)
  })

  test('may type what they like into a form: the database keeps what was said of it', async ({
    assert,
  }) => {
    const visitor = new Visitor()
    const typed = { name: 'x'.repeat(60_000), email: freshEmail(), password: 'x' }
    const headers = { ...html, 'x-inertia': 'true', 'referer': '/register' }
    await visitor.call('POST', '/register', { json: typed, headers })
    const { bytes } = firstOf(
      await sql<{ bytes: number }>(
        db.connection(),
        'select length(data::text) as bytes from sessions order by last_active_at desc limit 1'
      )
    )
    assert.isBelow(Number(bytes), 16_000)
    const { props } = await visitor.visit('/register')
    assert.match(props.errors.name, /255/)
  })
})
