import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { writeClicks } from '#app/affiliates/tracking/write_clicks'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { affiliateBy, BROWSER, createAffiliate, open } from '#tests/support/affiliates/affiliate'
import { fromElsewhere } from '#tests/support/forms'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

const COOKIE = 'vitrine_ref'
const clicksOf = async (code: string) => (await affiliateBy(code)).clicks

test.group('Clicks on referral links', () => {
  test('a visitor counts once a day, on whatever page, and is remembered for 30 days', async ({
    assert,
  }) => {
    const { code, user_id: userId } = await createAffiliate()
    const visitor = new Visitor()
    const here = fromElsewhere()
    const answer = await open(visitor, `/login?ref=${code}`, here)
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`))!
    assert.match(cookie, /Max-Age=2592000/)
    assert.match(cookie, /HttpOnly/)
    for (const path of ['/', '/register', '/nowhere', '/dashboard']) {
      await open(visitor, `${path}?ref=${code.toUpperCase()}`, here)
    }
    assert.equal(await clicksOf(code), 1)
    await open(new Visitor(), `/?ref=${code}`)
    await open(new Visitor(), `/?ref=${code}`, { ...here, 'user-agent': `${BROWSER} Edg/140.0` })
    assert.equal(await clicksOf(code), 3)
    const days = await sql<{ clicks: number }>(
      db.connection(),
      `select d.clicks from affiliate_days d join affiliates a on a.id = d.affiliate_id where a.user_id = ?`,
      [userId]
    )
    assert.deepEqual(
      days.map(({ clicks }) => clicks),
      [3]
    )
  })

  test('the front page is answered from memory to whoever follows a link, with a cookie of their own', async ({
    assert,
  }) => {
    const { code } = await createAffiliate()
    const plain = await open(new Visitor(), '/')
    const text = await plain.text()
    const [first, second] = await Promise.all(
      ['first', 'second'].map((campaign) =>
        open(new Visitor(), `/?ref=${code}&campaign=${campaign}`, fromElsewhere())
      )
    )
    const cookies = [first, second].map((answer) => answer!.headers.getSetCookie())
    for (const [index, answer] of [first, second].entries()) {
      assert.equal(await answer!.text(), text)
      assert.equal(answer!.headers.get('etag'), plain.headers.get('etag'))
      assert.match(answer!.headers.get('cache-control')!, /private/)
      assert.lengthOf(cookies[index]!, 1)
      assert.match(cookies[index]![0]!, new RegExp(`^${COOKIE}=`))
    }
    assert.notEqual(cookies[0]![0], cookies[1]![0])
    const other = await open(new Visitor(), '/?utm_source=news', fromElsewhere())
    assert.isEmpty(other.headers.getSetCookie())
    assert.match(other.headers.get('cache-control')!, /public/)
    assert.equal(await clicksOf(code), 2)
  })

  test('no address is kept, and a visitor of another day cannot be told', async ({ assert }) => {
    const { code, id } = await createAffiliate()
    const here = fromElsewhere()
    await open(new Visitor(), `/?ref=${code}`, here)
    await clicksOf(code)
    const { row } = firstOf(
      await sql<{ row: string }>(
        db.connection(),
        'select referral_clicks::text as row from referral_clicks where affiliate_id = ?',
        [id]
      )
    )
    assert.notInclude(row, here['x-forwarded-for']!)
    assert.match(row, /\\\\x[0-9a-f]{32}/)
    const keys = await sql<{ days: number }>(
      db.connection(),
      'select count(distinct key) as days from referral_keys'
    )
    const days = await sql(db.connection(), 'select 1 from referral_keys')
    assert.equal(keys[0]!.days, days.length)
  })

  test('an Inertia visit counts', async ({ assert }) => {
    const { code } = await createAffiliate()
    const headers = { 'user-agent': BROWSER, 'sec-fetch-dest': 'empty', ...fromElsewhere() }
    await new Visitor().visit(`/login?ref=${code}`, headers)
    assert.equal(await clicksOf(code), 1)
  })

  const unseen: [string, Record<string, string>][] = [
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a link preview', { 'user-agent': 'Slackbot-LinkExpanding 1.0' }],
    ['a script', { 'user-agent': 'curl/8.5.0' }],
    ['nobody', { 'user-agent': '' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of before', { purpose: 'prefetch' }],
    ['a picture', { 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a call for JSON', { accept: 'application/json' }],
  ]
  for (const [name, headers] of unseen) {
    test(`${name} is not counted and gets no cookie`, async ({ assert }) => {
      const { code } = await createAffiliate()
      const visitor = new Visitor()
      await open(visitor, `/?ref=${code}`, headers)
      assert.isFalse(visitor.cookies.has(COOKIE))
      assert.equal(await clicksOf(code), 0)
    })
  }

  test('unknown and impossible codes are left alone', async ({ assert }) => {
    for (const code of ['aaaaaaaa', '', 'a%00b', '%27%3B--', 'x'.repeat(500)]) {
      const visitor = new Visitor()
      const answer = await open(visitor, `/?ref=${code}`)
      assert.equal(answer.status, 200)
      assert.isFalse(visitor.cookies.has(COOKIE))
    }
  })

  test('affiliates do not click for themselves', async ({ assert }) => {
    const visitor = await signIn()
    const { code } = await createAffiliate(visitor.user)
    await open(visitor, `/dashboard?ref=${code}`)
    assert.isFalse(visitor.cookies.has(COOKIE))
    assert.equal(await clicksOf(code), 0)
  })

  test('clicks that are written together make no more than fifty campaigns either', async ({
    assert,
  }) => {
    const { id } = await createAffiliate()
    const day = new Date().toISOString().slice(0, 10)
    const clicks = Array.from({ length: 60 }, (_, n) => {
      return { affiliateId: id, campaign: `c${n}`, day, visitor: String(n) }
    })
    await writeClicks(clicks.slice(0, 5))
    await writeClicks(clicks.slice(5))
    const [row] = await sql<{ named: number; clicks: number }>(
      db.connection(),
      `select (count(*) filter (where campaign <> ''))::int as named, sum(clicks)::int as clicks
       from affiliate_days where affiliate_id = ?`,
      [id]
    )
    assert.deepEqual(row, { named: 50, clicks: 60 })
  })

  test('campaigns are counted apart, nonsense as none, and after fifty no more', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { code, id } = await createAffiliate(visitor.user)
    await open(new Visitor(), `/?ref=${code}&campaign=Spring-Sale`)
    await open(new Visitor(), `/?ref=${code}&campaign=spring-sale`)
    await open(new Visitor(), `/?ref=${code}&campaign=%3Cscript%3E`)
    await clicksOf(code)
    const { campaigns } = (await visitor.visit('/affiliate')).props
    assert.deepEqual(
      campaigns.map(({ name, clicks }: { name: string; clicks: number }) => [name, clicks]),
      [
        ['spring-sale', 2],
        ['', 1],
      ]
    )
    await sql(
      db.connection(),
      `insert into affiliate_days (affiliate_id, day, campaign)
       select ?, (now() at time zone 'utc')::date, 'c' || n from generate_series(1, 48) n`,
      [id]
    )
    await open(new Visitor(), `/?ref=${code}&campaign=one-too-many`)
    await open(new Visitor(), `/?ref=${code}&campaign=c7`)
    await clicksOf(code)
    const rows = await sql<{ campaign: string; clicks: number }>(
      db.connection(),
      'select campaign, clicks from affiliate_days where affiliate_id = ? and clicks > 0 order by campaign',
      [id]
    )
    assert.deepEqual(
      rows.map(({ campaign, clicks }) => [campaign, clicks]),
      [
        ['', 2],
        ['c7', 1],
        ['spring-sale', 2],
      ]
    )
  })

  test('many at once are all written, each visitor once', async ({ assert }) => {
    const { code } = await createAffiliate()
    const places = Array.from({ length: 40 }, (_, index) => ({
      'x-forwarded-for': `203.0.113.${index}`,
    }))
    // Who is told that there is too much to do, on a busy machine, comes again.
    const arrive = (place: Record<string, string>) =>
      until(async () => (await open(new Visitor(), `/login?ref=${code}`, place)).status === 200)
    await Promise.all([...places, ...places].map(arrive))
    assert.equal(await clicksOf(code), 40)
  })
})
