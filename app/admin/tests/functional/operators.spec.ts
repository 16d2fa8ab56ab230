import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  makeOperator,
  resetSecondFactor,
  unmakeOperator,
} from '#app/accounts/operators/make_operator'
import { sql } from '#app/core/database/sql'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { creditsOf } from '#tests/support/credits'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { actsOn, signInOperator } from '#tests/support/operator'
import { signIn } from '#tests/support/sign_in'
import { trailOf } from '#tests/support/trail'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { ADMIN_ERRORS } from '../../messages/en/errors.js'
import { ACCOUNT_ERRORS } from '#app/accounts/messages/en/errors'
import { makeToken, statusFor } from '#tests/support/api_tokens'

const run = <Row>(text: string, values: (string | number)[] = []) =>
  sql<Row>(db.connection(), text, values)

const act = (operator: Visitor, id: number, json: object) =>
  operator.post(`/admin/users/${id}/acts`, { reason: 'They asked by phone', ...json })

test.group('The admin pages', () => {
  test('are there for operators with a second factor alone', async ({ assert }) => {
    const guest = await new Visitor().get('/admin', { headers: { accept: 'text/html' } })
    assert.equal(guest.headers.get('location'), '/login')
    const visitor = await signIn()
    assert.equal((await visitor.visit('/admin')).status, 404)
    await makeOperator(visitor.user.email)
    assert.equal((await visitor.visit('/admin/users')).component, 'admin/second_factor')
    await run('update users set two_factor_confirmed_at = now() where id = ?', [visitor.user.id])
    assert.equal((await visitor.visit('/admin')).component, 'admin/overview')
    // Looking is free; whoever changes something says who they are first.
    const refused = await act(visitor, visitor.user.id, { act: 'verify' })
    assert.equal(refused.status, 423)
    await resetSecondFactor(visitor.user.email)
    assert.equal((await visitor.visit('/admin')).component, 'admin/second_factor')
    await unmakeOperator(visitor.user.email)
    assert.equal((await visitor.visit('/admin')).status, 404)
  })

  test('find accounts, a page at a time and as a file', async ({ assert }) => {
    const operator = await signInOperator()
    const name = `Zoe${randomUUID().slice(0, 8)}`
    await run(
      `insert into users (name, email) select ? || ' ' || n, lower(?) || n || '@example.test' from generate_series(1, 60) n`,
      [name, name]
    )
    const first = await operator.visit('/admin/users')
    assert.lengthOf(first.props.rows, 50)
    const next = await operator.visit(`/admin/users?before=${first.props.next_cursor}`)
    assert.isBelow(next.props.rows[0].id, first.props.rows[49].id)
    const byAddress = await operator.visit(`/admin/users?q=${name.toUpperCase()}7@`)
    assert.deepEqual(
      byAddress.props.rows.map(({ name: found }: { name: string }) => found),
      [`${name} 7`]
    )
    const { id } = byAddress.props.rows[0]
    assert.lengthOf((await operator.visit(`/admin/users?q=${id}`)).props.rows, 1)
    assert.isEmpty((await operator.visit('/admin/users?q=%25')).props.rows)
    const file = await (await operator.get(`/admin/users.csv?q=${name}`)).text()
    assert.lengthOf(file.trim().split('\r\n'), 61)
    assert.equal((await operator.visit('/admin/users/999999999')).status, 404)
  })

  test('begin anew where a list is told of no place in it', async ({ assert }) => {
    const operator = await signInOperator()
    const lists = ['users', 'payments', 'affiliates', 'payouts', 'webhooks', 'errors', 'acts']
    for (const list of [...lists, 'announcements', 'work', 'mails']) {
      for (const before of [randomUUID(), '7'.repeat(18)]) {
        const { status } = await operator.get(`/admin/${list}?before=${before}`)
        assert.equal(status, 200, `${list} before ${before}`)
      }
    }
  })

  test('give credits, and write down who did and why', async ({ assert }) => {
    const operator = await signInOperator()
    const { id } = await createMerchant()
    const before = await creditsOf(id, 'video')
    const refused = await act(operator, id, { act: 'credits', kind: 'video', amount: 0 })
    assert.equal(refused.status, 422)
    const silent = await act(operator, id, { act: 'credits', kind: 'video', amount: 3, reason: '' })
    assert.equal(silent.status, 422)
    await act(operator, id, { act: 'credits', kind: 'video', amount: 3 })
    assert.equal(await creditsOf(id, 'video'), before + 3)
    assert.deepEqual(await actsOn(id), [
      { act: 'credits', reason: 'They asked by phone', operator: operator.user.email },
    ])
    const page = await operator.visit(`/admin/users/${id}`)
    assert.equal(page.props.user.credits.video, before + 3)
    assert.equal(page.props.acts[0].details, 'kind: video, amount: 3')
  })

  test('suspend an account: nobody gets in by session, token or password until that ends', async ({
    assert,
  }) => {
    const operator = await signInOperator()
    const merchant = await signInConfirmed()
    const { plain: token } = await makeToken(merchant)
    assert.equal(await statusFor(token), 200)
    await act(operator, merchant.user.id, { act: 'suspend' })
    assert.equal((await merchant.get('/api/work')).status, 401)
    assert.equal(await statusFor(token), 401)
    const login = () =>
      new Visitor().post('/login', { email: merchant.user.email, password: PASSWORD })
    const refused = await login()
    assert.equal(refused.status, 422)
    assert.equal((await refused.json()).errors.email[0], ACCOUNT_ERRORS.suspended)
    await until(async () => (await trailOf(merchant.user.id)).at(-1) === 'sign_in_suspended')
    await act(operator, merchant.user.id, { act: 'restore' })
    assert.equal((await login()).status, 200)
    assert.equal(await statusFor(token), 200)
  })

  test('leave operators to the console', async ({ assert }) => {
    const operator = await signInOperator()
    const other = await signInOperator()
    for (const name of ['suspend', 'sign_out', 'second_factor', 'delete']) {
      const refused = await act(operator, other.user.id, { act: name })
      assert.equal(refused.status, 422, name)
      assert.equal((await refused.json()).errors.reason[0], ADMIN_ERRORS.ofOperator)
    }
    const view = await operator.post(`/admin/users/${other.user.id}/view`, { reason: 'Curious' })
    assert.equal(view.status, 422)
    assert.equal((await other.visit('/admin')).status, 200)
    assert.lengthOf(await actsOn(other.user.id), 1)
  })

  test('delete an account, and keep what was done', async ({ assert }) => {
    const operator = await signInOperator()
    const { id } = await createMerchant()
    await act(operator, id, { act: 'delete' })
    assert.isEmpty(await run('select 1 from users where id = ?', [id]))
    assert.equal((await actsOn(id))[0]!.act, 'delete')
  })
})

test.group('Looking at an account', () => {
  test('shows what its merchant sees, changes nothing and tells no secret', async ({ assert }) => {
    const operator = await signInOperator()
    const { id, email } = await createMerchant()
    const begun = await operator.post(`/admin/users/${id}/view`, { reason: 'They see no photos' })
    assert.isBelow(begun.status, 410)
    const { props } = await operator.visit('/dashboard')
    assert.equal(props.auth.user.email, email)
    assert.equal(props.auth.viewed_by, operator.user.email)
    for (const [method, path] of [
      ['PUT', '/user/language'],
      ['POST', '/checkout'],
      ['POST', '/logout'],
      ['GET', '/user/two-factor-secret-key'],
      ['GET', '/user/data-exports/1'],
      ['GET', '/email/verify/1/x'],
    ] as const) {
      for (const json of method === 'GET' ? [undefined] : [{}, { _method: 'GET' }]) {
        const refused = await operator.call(method, path, { json })
        assert.equal(refused.status, 403, path)
        assert.equal((await refused.json()).message, ACCOUNT_ERRORS.onlyLooking)
      }
    }
    // The admin pages stay the operator's.
    assert.equal((await operator.visit('/admin')).props.auth.user.email, operator.user.email)
    assert.include(await trailOf(id), 'viewed_by_operator')
    await operator.call('DELETE', '/admin/view')
    assert.equal((await operator.visit('/dashboard')).props.auth.user.email, operator.user.email)
  })

  test('ends when the operator is none any more', async ({ assert }) => {
    const operator = await signInOperator()
    const { id } = await createMerchant()
    await operator.post(`/admin/users/${id}/view`, { reason: 'They see no photos' })
    await unmakeOperator(operator.user.email)
    const { props } = await operator.visit('/dashboard')
    assert.equal(props.auth.user.email, operator.user.email)
    assert.isNull(props.auth.viewed_by)
  })
})
