import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { refundCredits } from '#app/credits/ledger/refund_credits'
import { signIn } from '#tests/support/sign_in'
import { giveSubscription } from '#tests/support/standing'
import { Visitor } from '#tests/support/visitor'

type Row = { id: number; kind: string; description: string; change: number; balance: number }

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

/** A product of the user with a piece of work done for it, debited and partly given back. */
async function spend(userId: number, name: string): Promise<number> {
  const [{ id: productId }] = await db
    .table('products')
    .insert({ user_id: userId, name, trigger_word: 'abcdef', status: 'ready' })
    .returning(['id'])
  const [{ id: generationId }] = await db
    .table('generations')
    .insert({
      user_id: userId,
      product_id: productId,
      kind: 'generate',
      engine: 'local',
      params: {},
      deadline_at: new Date(),
    })
    .returning(['id'])
  await db.transaction(async (trx) => {
    await debitCredits(trx, { userId, kind: 'image', amount: 4, generationId })
    await refundCredits(trx, { userId, kind: 'image', amount: 1, generationId })
  })
  return productId
}

test.group('Billing page', () => {
  test('those without a subscription are sent to subscribe', async ({ assert }) => {
    const visitor = await signIn()
    const { status, response } = await visitor.visit('/billing')
    assert.equal(status, 302)
    assert.equal(response.headers.get('location'), '/subscribe')
  })

  test('guests sign in first', async ({ assert }) => {
    const guest = new Visitor()
    for (const path of ['/billing', '/subscribe', '/checkout/cancelled']) {
      const page = await guest.get(path, { headers: { accept: 'text/html' } })
      assert.equal(page.headers.get('location'), '/login', path)
    }
    assert.equal((await guest.get('/billing/credits.csv')).status, 401)
  })

  test('says in words how a subscription stands', async ({ assert }) => {
    const end = inDays(10)
    const standings = [
      [{ current_period_end: end }, { state: 'active', renews_at: end.toISOString() }],
      [
        { current_period_end: end, cancel_at: end },
        { state: 'ending', renews_at: null, ends_at: end.toISOString() },
      ],
      [
        { status: 'past_due', problem: 'payment_failed', problem_url: 'https://pay.example.test' },
        {
          state: 'past_due',
          problem: 'payment_failed',
          problem_url: 'https://pay.example.test',
        },
      ],
      [{ status: 'unpaid' }, { state: 'unpaid' }],
      [
        { status: 'canceled', ended_at: end },
        { state: 'ended', ends_at: end.toISOString() },
      ],
    ] as const
    for (const [standing, expected] of standings) {
      const visitor = await signIn()
      await giveSubscription(visitor.user.id, standing)
      const { component, props } = await visitor.visit('/billing')
      assert.equal(component, 'billing/billing')
      assert.deepInclude(props.subscription, expected)
    }
  })

  test('the shell tells of a problem until it is solved', async ({ assert }) => {
    const visitor = await signIn()
    await giveSubscription(visitor.user.id, { status: 'past_due', problem: 'action_required' })
    const before = await visitor.visit('/products')
    assert.deepEqual(before.props.auth.user.billing_problem, { kind: 'action_required', url: null })
    await db
      .from('subscriptions')
      .where('user_id', visitor.user.id)
      .update({ status: 'active', problem: null })
    const after = await visitor.visit('/products')
    assert.isNull(after.props.auth.user.billing_problem)
    assert.isTrue(after.props.auth.user.subscribed)
  })

  test('what is left adds up to the balance, and every change is explained', async ({ assert }) => {
    const visitor = await signIn()
    const userId = visitor.user.id
    await giveSubscription(userId)
    await db.transaction((trx) =>
      grantCredits(trx, {
        userId,
        kind: 'image',
        amount: 100,
        source: 'subscription',
        sourceKey: 'in_1',
        expiresAt: inDays(33),
      })
    )
    const productId = await spend(userId, 'Blue mug')
    const { props } = await visitor.visit('/billing')
    const left = props.grants
      .filter(({ kind }: Row) => kind === 'image')
      .reduce((sum: number, { remaining }: { remaining: number }) => sum + remaining, 0)
    assert.equal(left, props.credits.image_credits)
    assert.equal(left, 102)
    assert.deepEqual(
      props.grants.map((it: { source: string; remaining: number }) => [it.source, it.remaining]),
      [
        ['Monthly plan', 97],
        ['Welcome credits', 5],
        ['Welcome credits', 1],
      ]
    )
    const images = props.entries.filter(({ kind }: Row) => kind === 'image')
    assert.deepEqual(
      images.map(({ description, change, balance }: Row) => [description, change, balance]),
      [
        ['Pictures: given back, it was not made', 1, 102],
        ['Pictures', -4, 101],
        ['Monthly plan', 100, 105],
        ['Welcome credits', 5, 5],
      ]
    )
    assert.deepEqual(images[1].product, { id: productId, name: 'Blue mug' })
  })

  test('payments are listed with what went back', async ({ assert }) => {
    const visitor = await signIn()
    const paidAt = inDays(-3)
    await db.table('payments').insert({
      user_id: visitor.user.id,
      kind: 'pack',
      provider: 'sandbox',
      provider_id: `cs_${visitor.user.id}`,
      amount: 2900,
      refunded: 1200,
      currency: 'usd',
      paid_at: paidAt,
    })
    const { props } = await visitor.visit('/billing')
    assert.isNull(props.subscription)
    assert.lengthOf(props.payments, 1)
    assert.deepInclude(props.payments[0], {
      kind: 'pack',
      amount: 2900,
      refunded: 1200,
      dispute: null,
      paid_at: paidAt.toISOString(),
    })
  })

  test('history is filtered and comes part by part', async ({ assert }) => {
    const visitor = await signIn()
    const userId = visitor.user.id
    await giveSubscription(userId)
    for (let n = 0; n < 30; n++) {
      await db.transaction((trx) =>
        grantCredits(trx, { userId, kind: 'video', amount: 1, source: 'pack', sourceKey: `${n}` })
      )
    }
    const first = await visitor.visit('/billing?kind=video&reason=grant')
    assert.deepEqual(first.props.filter, { kind: 'video', reason: 'grant' })
    assert.lengthOf(first.props.entries, 25)
    const rest = await visitor.visit(
      `/billing?kind=video&reason=grant&before=${first.props.next_cursor}`
    )
    assert.lengthOf(rest.props.entries, 5)
    assert.isNull(rest.props.next_cursor)
    const balances = [...first.props.entries, ...rest.props.entries].map((it: Row) => it.balance)
    assert.deepEqual(
      balances,
      Array.from({ length: 30 }, (_, at) => 30 - at)
    )
    const none = await visitor.visit('/billing?kind=video&reason=debit')
    assert.lengthOf(none.props.entries, 0)
    const all = await visitor.visit('/billing?kind=nonsense&reason[]=grant&before=x')
    assert.deepEqual(all.props.filter, { kind: null, reason: null })
  })

  test('nobody sees the credits of somebody else', async ({ assert }) => {
    const owner = await signIn()
    await giveSubscription(owner.user.id)
    await db.transaction((trx) =>
      grantCredits(trx, {
        userId: owner.user.id,
        kind: 'image',
        amount: 7,
        source: 'pack',
        sourceKey: '1',
      })
    )
    const other = await signIn()
    await giveSubscription(other.user.id)
    const { props } = await other.visit('/billing')
    assert.lengthOf(props.entries, 2)
    const csv = await (await other.get('/billing/credits.csv')).text()
    assert.notInclude(csv, 'Credit pack')
  })
})

test.group('History as a file', () => {
  test('has every row, and no product name that a spreadsheet would run', async ({ assert }) => {
    const visitor = await signIn()
    const userId = visitor.user.id
    await giveSubscription(userId)
    await spend(userId, '=HYPERLINK("https://evil.example.test","x"), "mug"')
    const response = await visitor.get('/billing/credits.csv')
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.match(response.headers.get('content-disposition')!, /attachment; filename="credits.csv"/)
    const lines = (await response.text()).split('\r\n')
    assert.equal(lines[0], 'date,credits,reason,description,product,change,balance')
    assert.lengthOf(lines, 1 + 4 + 1)
    assert.match(
      lines[2]!,
      /^\d{4}-\S+Z,image,debit,Pictures,"'=HYPERLINK\(""https:\/\/evil.example.test"",""x""\), ""mug""",-4,1$/
    )
  })

  test('follows the filter and reads longer histories than one query brings', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const userId = visitor.user.id
    await db.rawQuery(
      `insert into credit_grants (user_id, kind, source, source_key, amount, remaining)
         values (:userId, 'video', 'test', '1', 2500, 2500)`,
      { userId }
    )
    await db.rawQuery(
      `with entries as (
         insert into credit_entries (user_id, kind, reason, change, balance)
           select :userId, 'video', 'grant', 1, n from generate_series(1, 2500) n returning id)
       insert into credit_allocations (entry_id, grant_id, change)
         select e.id, g.id, 1 from entries e, credit_grants g where g.user_id = :userId and g.kind = 'video' and g.source = 'test'`,
      { userId }
    )
    const csv = await (await visitor.get('/billing/credits.csv?kind=video')).text()
    const rows = csv.trimEnd().split('\r\n').slice(1)
    assert.lengthOf(rows, 2_500)
    assert.isTrue(rows[0]!.endsWith(',1,2500'))
    assert.isTrue(rows.at(-1)!.endsWith(',1,1'))
  })
})
