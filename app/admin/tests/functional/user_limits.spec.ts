import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sweepBatches } from '#app/batches/jobs/sweep_batches'
import { sql } from '#app/core/database/sql'
import { CONSOLE } from '#app/accounts/operators/record_act'
import { ACCOUNT_ERRORS } from '#app/accounts/messages/en/errors'
import { foldStorage, storageUsed } from '#app/media/store/storage_used'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'
import { PRODUCT_ERRORS } from '#app/products/messages/en/common'
import { call, makeToken } from '#tests/support/api_tokens'
import { sheetOf, startBatch, statusesOf, untilBatch } from '#tests/support/batch'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { createSubscriber } from '#tests/support/merchant'
import { signInOperator } from '#tests/support/operator'
import { createEmptyProduct, photosForm } from '#tests/support/product'
import { FAILS, NEVER_ENDS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'
import { actOnUser } from '../../acts/act_on_user.js'

type Limits = Partial<
  Record<
    'calls_per_minute' | 'work_at_once' | 'credits_per_day' | 'most_products' | 'storage_mb',
    number | ''
  >
>

/** A merchant with a product, whose account has limits. */
async function limited(limits: Limits) {
  const merchant = await signIn(await createSubscriber({ image: 20, model: 1 }))
  const [product] = await createTrainedProducts(merchant.user.id, ['Mug'])
  const operator = await signInOperator()
  const set = (others: Limits) =>
    operator.post(`/admin/users/${merchant.user.id}/acts`, {
      act: 'limits',
      reason: 'Card looks stolen',
      ...others,
    })
  await set(limits)
  const order = (prompt = 'on sand', pictures = 1) =>
    merchant.post(`/api/generate/${product}`, { prompt, num_images: pictures })
  return { merchant, product: product!, operator, set, order }
}

/** Gives an account a file of so many bytes. */
async function fill(userId: number, bytes: number): Promise<void> {
  await sql(
    db.connection(),
    `insert into media (owner_id, disk_key, mime, bytes, checksum) values (?, ?, 'image/png', ?, 'x')`,
    [userId, `originals/00/${randomUUID()}`, bytes]
  )
}

test.group('Limits of an account', () => {
  test('are set by an operator, written down, and taken away again', async ({ assert }) => {
    const { merchant, operator, set } = await limited({ work_at_once: 3, most_products: 0 })
    const page = `/admin/users/${merchant.user.id}`
    const { user, acts } = (await operator.visit(page)).props
    const none = { calls_per_minute: null, credits_per_day: null, storage_mb: null }
    const reason = 'Card looks stolen'
    assert.deepEqual(user.limits, { ...none, work_at_once: 3, most_products: 0, reason })
    assert.containsSubset(acts, [{ act: 'limits', reason }])
    assert.include(acts[0].details, 'work_at_once: 3')
    assert.include(acts[0].details, 'calls_per_minute: default')
    for (const wrong of [{ calls_per_minute: 0 }, { work_at_once: 1.5 }, { most_products: -1 }]) {
      const refused = await set(wrong)
      assert.equal(refused.status, 422)
      assert.sameMembers(Object.keys((await refused.json()).errors), Object.keys(wrong))
    }
    await set({ work_at_once: '', most_products: '' })
    assert.isNull((await operator.visit(page)).props.user.limits)
  })

  test('are as they were where a process dies while others are set', async ({ assert }) => {
    const { merchant, operator } = await limited({ work_at_once: 3 })
    const { id: userId } = merchant.user
    const none = { calls_per_minute: null, credits_per_day: null, most_products: null }
    const limits = { ...none, storage_mb: null, work_at_once: 1 }
    const client = { ipAddress: '127.0.0.1', userAgent: null }
    const failure = await cutAtWrite('user_limits', 'delete from user_limits', () =>
      actOnUser(CONSOLE, { userId, act: 'limits', reason: 'Died', limits, client })
    )
    assert.instanceOf(failure, Error)
    const { user, acts } = (await operator.visit(`/admin/users/${userId}`)).props
    assert.equal(user.limits.work_at_once, 3)
    assert.lengthOf(acts, 1)
  })

  test('keep it from having more work at a time', async ({ assert }) => {
    const { merchant, product, set, order } = await limited({ work_at_once: 1 })
    await sql(
      db.connection(),
      `insert into generations (user_id, product_id, kind, engine, params, deadline_at)
       values (?, ?, 'generate', 'local', '{}', now() + interval '1 hour')`,
      [merchant.user.id, product]
    )
    const before = await creditsOf(merchant.user.id, 'image')
    const refused = await order()
    assert.equal(refused.status, 429)
    assert.isNotNull(refused.headers.get('retry-after'))
    const { code, error } = await refused.json()
    assert.equal(code, 'account_limit')
    assert.include(error, 'Your account may have 1 piece of work under way at a time.')
    assert.equal(await creditsOf(merchant.user.id, 'image'), before)
    await set({})
    assert.equal((await order()).status, 200)
  })

  test('hold for the pieces of its batches, which wait', async ({ assert }) => {
    const { merchant, product } = await limited({ work_at_once: 1 })
    const prompts = [1, 2, 3].map((number) => `${number} ${NEVER_ENDS}`)
    const batch = await startBatch(merchant, { product_ids: [product], prompts })
    await until(async () => (await statusesOf(merchant, batch))[0]!.includes('running'))
    assert.deepEqual(await statusesOf(merchant, batch), [['running', 'waiting', 'waiting']])
    await merchant.post(`/api/batches/${batch}/cancel`)
    await untilBatch(merchant, batch, 'cancelled')
  })

  test('let its batches rest for a day when it has spent what it may, or until it is told otherwise', async ({
    assert,
  }) => {
    const { merchant, product, set } = await limited({ credits_per_day: 1 })
    const batch = await startBatch(merchant, { product_ids: [product], prompts: ['1', '2', '3'] })
    const paused = await untilBatch(merchant, batch, 'paused')
    assert.equal(paused.progress.pause_reason, 'limit')
    assert.equal(paused.progress.pictures_waiting, 2)
    assert.equal((await merchant.post(`/api/batches/${batch}/resume`)).status, 200)
    await untilBatch(merchant, batch, 'paused')

    await set({ credits_per_day: 9 })
    await sweepBatches()
    assert.equal((await sheetOf(merchant, batch)).progress.state, 'paused')
    await sql(db.connection(), 'update batches set resumes_at = now() where id = ?', [batch])
    await sweepBatches()
    const { progress } = await untilBatch(merchant, batch, 'finished')
    assert.equal(progress.pictures, 3)
    assert.deepEqual(await brokenLedgers(), [])
  })

  test('stop a piece alone that no day allows, and not its batch', async ({ assert }) => {
    const { merchant, product } = await limited({ credits_per_day: 1 })
    const batch = await startBatch(merchant, {
      product_ids: [product],
      prompts: ['on sand'],
      amount: 2,
    })
    const { progress, rows } = await untilBatch(merchant, batch, 'finished')
    assert.equal(progress.pictures, 0)
    assert.include(JSON.stringify(rows), '1 credit')
    assert.deepEqual(await statusesOf(merchant, batch), [['failed']])
  })

  test('keep it from spending more credits in a day, of which failures take none', async ({
    assert,
  }) => {
    const { merchant, order } = await limited({ credits_per_day: 3 })
    await order(`on sand ${FAILS}`, 3)
    assert.equal((await order('on sand', 2)).status, 200)
    const refused = await order('on sand', 2)
    assert.equal(refused.status, 429)
    const error = GENERATION_ERRORS.creditsLimit(3)
    assert.deepInclude(await refused.json(), { code: 'account_limit', error })
    assert.equal((await order('on sand', 1)).status, 200)
    assert.equal(await creditsOf(merchant.user.id, 'image'), 22)
    assert.deepEqual(await brokenLedgers(), [])
  })

  test('keep it from having more products', async ({ assert }) => {
    const { merchant, set } = await limited({ most_products: 1 })
    const train = async () =>
      merchant.call('POST', '/api/training/start', { form: await photosForm(5) })
    const refused = await train()
    assert.equal(refused.status, 422)
    const error = PRODUCT_ERRORS.limit(1)
    assert.deepInclude(await refused.json(), { code: 'account_limit', error })
    await set({ most_products: 2 })
    assert.equal((await train()).status, 200)
  })

  test('keep it from uploading more bytes, also by two uploads at once, and not from having what it orders', async ({
    assert,
    cleanup,
  }) => {
    const { merchant, operator, set, order } = await limited({ storage_mb: 0 })
    const { id: product } = await createEmptyProduct(merchant.user.id)
    const upload = async () =>
      merchant.call('POST', `/products/${product}/upload-images`, { form: await photosForm(1) })
    const refused = await upload()
    assert.equal(refused.status, 422)
    const error = ACCOUNT_ERRORS.storageLimit(0)
    assert.deepInclude(await refused.json(), { code: 'account_limit', error })
    assert.equal((await order('on sand', 1)).status, 200)

    const before = await storageUsed(db.connection(), merchant.user.id)
    assert.isAbove(before, 0)
    await set({})
    await upload()
    const size = (await storageUsed(db.connection(), merchant.user.id)) - before
    await set({ storage_mb: 1 })
    const room = 1_000_000 - (await storageUsed(db.connection(), merchant.user.id))
    await fill(merchant.user.id, Math.floor(room - size * 1.5))
    cleanup(
      async () =>
        void (await sql(
          db.connection(),
          `delete from media where checksum = 'x' and owner_id = ?`,
          [merchant.user.id]
        ))
    )
    const statuses = (await Promise.all([upload(), upload()])).map(({ status }) => status)
    assert.sameMembers(statuses, [200, 422])

    const { user } = (await operator.visit(`/admin/users/${merchant.user.id}`)).props
    const { storage } = (await merchant.visit('/user/profile')).props
    assert.deepEqual(storage, { used: user.storage, most: 1_000_000 })
    assert.isAtMost(storage.used, storage.most)
    for (let times = 0; times < 21; times++) await fill(merchant.user.id, 0)
    await foldStorage()
    const entries = await sql(
      db.connection(),
      'select bytes from storage_entries where user_id = ?',
      [merchant.user.id]
    )
    assert.deepEqual(entries, [{ bytes: storage.used }])
  })

  test('are what its tokens may call altogether', async ({ assert }) => {
    const { merchant } = await limited({ calls_per_minute: 2 })
    const tokens = [await makeToken(merchant), await makeToken(merchant)]
    const get = ({ plain }: { plain: string }) => call(`Bearer ${plain}`, '/api/v1/credits')
    const answers = [await get(tokens[0]!), await get(tokens[1]!), await get(tokens[0]!)]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 429]
    )
    assert.equal(answers[2]!.headers.get('ratelimit-policy'), '"calls";q=2;w=60')
    assert.include((await answers[2]!.json()).error.message, 'at most 2 a minute')
  })
})
