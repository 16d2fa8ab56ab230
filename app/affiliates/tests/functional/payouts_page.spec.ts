import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { sql } from '#app/core/database/sql'
import { balanceOf, createPayee, earn, takeBack } from '#tests/support/payee'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const URL = '/affiliate/payouts'

/** Payouts of the past, all completed unless named otherwise. */
async function addPayouts(affiliateId: number, count: number): Promise<void> {
  await sql(
    db.connection(),
    `insert into payouts (affiliate_id, amount, status, paypal_email, transaction_id, created_at, ended_at)
     select ?, 5000 + n, 'completed', 'ada@example.test', 'T' || n, now() - make_interval(months => 50 - n), now()
     from generate_series(1, ?::int) n`,
    [affiliateId, count]
  )
}

async function visitAs(words?: string) {
  const payee = await createPayee(words)
  return { ...payee, visitor: await signIn(payee.user) }
}

test.group('The page of payouts', () => {
  test('leads guests to the sign-in and merchants to the registration', async ({ assert }) => {
    const guest = await new Visitor().get(URL, { headers: { accept: 'text/html' } })
    assert.match(guest.headers.get('location')!, /\/login$/)
    const merchant = await signIn()
    for (const path of [URL, '/affiliate/statement.csv']) {
      const response = await merchant.get(path, { headers: { accept: 'text/html' } })
      assert.equal(response.status, 302)
      assert.equal(response.headers.get('location'), '/affiliate/register')
    }
  })

  test('tells what can be paid, what is held and what comes next', async ({ assert }) => {
    const { visitor, affiliateId, paypalEmail } = await visitAs()
    const empty = await visitor.visit(URL)
    assert.equal(empty.component, 'affiliates/payouts')
    assert.deepEqual(empty.props.payouts, { data: [], links: [] })
    assert.deepInclude(empty.props.outlook, {
      available: 0,
      held: 0,
      minimum: 50,
      paypal_email: paypalEmail,
      state: 'missing',
    })
    await earn(affiliateId, 4_950)
    await earn(affiliateId, 2_000, 10)
    assert.deepInclude((await visitor.visit(URL)).props.outlook, {
      available: 49.5,
      held: 20,
      state: 'missing',
    })
    await earn(affiliateId, 100)
    const { next_at: next, ...outlook } = (await visitor.visit(URL)).props.outlook
    assert.deepInclude(outlook, { available: 50.5, state: 'pays' })
    assert.equal(new Date(next).getUTCDate(), 1)
    assert.isAbove(Date.parse(next), Date.now())
    await takeBack(affiliateId, 6_000)
    assert.deepInclude((await visitor.visit(URL)).props.outlook, { available: -9.5, held: 20 })
    await sql(
      db.connection(),
      `update affiliates set held_at = now(), held_reason = 'same card' where id = ?`,
      [affiliateId]
    )
    const { props } = await visitor.visit(URL)
    assert.equal(props.outlook.state, 'held')
    assert.notInclude(JSON.stringify(props), 'same card')
  })

  test('lists payouts by pages, the newest first, and nobody else sees them', async ({
    assert,
  }) => {
    const { visitor, affiliateId } = await visitAs()
    const other = await visitAs()
    await addPayouts(affiliateId, 45)
    const first = (await visitor.visit(URL)).props.payouts
    assert.lengthOf(first.data, 20)
    assert.deepInclude(first.data[0], {
      amount: 50.45,
      status: 'completed',
      paypal_email: 'ada@example.test',
      transaction_id: 'T45',
      failure: null,
    })
    assert.deepEqual(first.links, [
      { url: null, label: 'Previous', active: false },
      { url: `${URL}?page=1`, label: '1', active: true },
      { url: `${URL}?page=2`, label: '2', active: false },
      { url: `${URL}?page=3`, label: '3', active: false },
      { url: `${URL}?page=2`, label: 'Next', active: false },
    ])
    const last = (await visitor.visit(`${URL}?page=3`)).props.payouts
    assert.lengthOf(last.data, 5)
    assert.isNull(last.links.at(-1).url)
    const beyond = (await visitor.visit(`${URL}?page=9`)).props.payouts
    assert.lengthOf(beyond.data, 0)
    assert.isAbove(beyond.links.length, 0)
    for (const page of ['-1', '0', 'x', '1.5', '99999999999999999999']) {
      const { props } = await visitor.visit(`${URL}?page=${page}`)
      assert.equal(props.payouts.data[0].transaction_id, 'T45', page)
    }
    assert.deepEqual((await other.visitor.visit(URL)).props.payouts.data, [])
  })

  test('gives the whole ledger as a file that spreadsheets read', async ({ assert }) => {
    const { visitor, affiliateId } = await visitAs()
    await earn(affiliateId, 580)
    await takeBack(affiliateId, 550)
    const response = await visitor.get('/affiliate/statement.csv')
    assert.match(response.headers.get('content-disposition')!, /affiliate-statement\.csv/)
    const rows = parse<Record<string, string>>(await response.text(), { columns: true })
    assert.deepEqual(
      rows.map(({ reason, change_usd: change, balance_usd: balance }) => [reason, change, balance]),
      [
        ['commission', '5.80', '5.80'],
        ['reversal', '-5.50', '0.30'],
      ]
    )
    assert.equal(await balanceOf(affiliateId), 30)
  })
})
