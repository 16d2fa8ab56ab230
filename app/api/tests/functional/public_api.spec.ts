import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { hashToken } from '#app/api/tokens/plain_token'
import { sql } from '#app/core/database/sql'
import { call, makeToken, statusFor } from '#tests/support/api_tokens'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'

test.group('The public API', () => {
  test('a token with the ability reads the credits of its owner', async ({ assert }) => {
    const visitor = await signIn(await createMerchant({ image: 7 }))
    const { plain, id } = await makeToken(visitor, ['credits:read'])
    const response = await call(`Bearer ${plain}`)
    assert.equal(response.status, 200)
    const credits = await response.json()
    assert.sameMembers(Object.keys(credits), ['image_credits', 'video_credits', 'model_credits'])
    assert.isAtLeast(credits.image_credits, 7)
    assert.deepEqual(await (await visitor.get('/api/v1/credits')).json(), credits)
    assert.equal(await statusFor(`${id}|${plain}`), 200)
    assert.equal(await statusFor(`${id + 1}|${plain}`), 401)
  })

  test('a token without the ability is refused with a sentence', async ({ assert }) => {
    const { plain } = await makeToken(await signIn(), ['images:edit'])
    const response = await call(`Bearer ${plain}`)
    assert.equal(response.status, 403)
    assert.deepEqual(await response.json(), {
      error: {
        code: 'missing_ability',
        message:
          'This token lacks the permission credits:read. Give it the permission, or use another token.',
      },
    })
  })

  test('what is no token opens nothing', async ({ assert }) => {
    const { plain } = await makeToken(await signIn())
    const others = [
      'Bearer',
      'Bearer ',
      `Basic ${plain}`,
      plain,
      `Bearer ${plain.slice(3)}`,
      `Bearer ${plain.slice(0, -1)}`,
      `Bearer ${plain}0`,
      `Bearer ${plain.toLowerCase()}`,
      `Bearer ${hashToken(plain)}`,
      `Bearer ${plain} ${plain}`,
      `Bearer vt_${'a'.repeat(40)}00000000`,
      `Bearer ${'x'.repeat(4000)}`,
    ]
    for (const authorization of others) {
      const response = await call(authorization)
      assert.equal(response.status, 401, authorization)
      assert.deepEqual(await response.json(), {
        error: { code: 'unauthenticated', message: 'The token is wrong, or it was revoked.' },
      })
    }
    assert.deepEqual(await (await call(null)).json(), {
      error: { code: 'unauthenticated', message: 'Unauthenticated.' },
    })
    const nowhere = await call(`Bearer ${plain}`, '/api/v1/nowhere')
    assert.equal(nowhere.status, 404)
    assert.deepEqual(await nowhere.json(), { error: { code: 'not_found', message: 'Not Found' } })
  })

  test('a wrong token is not made up for by a session', async ({ assert }) => {
    const visitor = await signIn()
    const { plain, id } = await makeToken(visitor)
    await visitor.call('DELETE', `/api/tokens/${id}`)
    const headers = { authorization: `Bearer ${plain}` }
    assert.equal((await visitor.get('/api/v1/credits', { headers })).status, 401)
    assert.equal((await visitor.get('/api/v1/credits')).status, 200)
  })

  test('a token opens the public API alone, and no page', async ({ assert }) => {
    const { plain } = await makeToken(await signIn())
    for (const path of ['/api/tokens', '/products', '/user/api-tokens']) {
      const status = (await call(`Bearer ${plain}`, path)).status
      assert.include([401, 302], status, path)
    }
    assert.equal((await call(`Bearer ${plain}`, '/api/tokens', 'POST')).status, 419)
  })

  test('calls of programs leave no sessions behind', async ({ assert }) => {
    const { plain } = await makeToken(await signIn())
    const count = async () => {
      const row = firstOf(
        await sql<{ count: number }>(db.connection(), 'select count(*) as count from sessions')
      )
      return row.count
    }
    const before = await count()
    for (const token of [plain, plain, 'wrong']) await statusFor(token)
    assert.equal(await count(), before)
  })
})
