import { test } from '@japa/runner'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { query } from '#tests/support/query'
import { holdBack } from '#tests/support/stored_files'
import { photosForm } from '#tests/support/product'
import { until } from '#tests/support/until'

test('a reel whose worker is killed before it is kept is made by the next one, and paid once', async ({
  assert,
}) => {
  const installation = await sharedInstallation()
  const visitor = await signIn(await createSubscriber({ video: 2 }))
  const made = await visitor.call('POST', '/products', {
    form: await photosForm(3, { name: 'Mug' }),
  })
  const { id: product } = await made.json()
  const { sources } = await (await visitor.get(`/products/${product}/reels/sources`)).json()
  const items = sources.map((source: { id: string }) => ({ asset_id: source.id }))

  const hold = await holdBack(installation, 'lock table videos in share mode')
  const order = await visitor.post(`/products/${product}/reels`, { items, duration: 6 })
  const { generation_id: id } = await order.json()
  const work = async () => (await visitor.get(`/api/generations/${id}`)).json()
  await hold.caught()
  await installation.kill('worker')
  await hold.release()
  assert.equal((await work()).status, 'running')
  assert.equal(await creditsOf(visitor.user.id, 'video'), 1)

  await installation.start('worker')
  const { result } = await until(async () => {
    const now = await work()
    return now.status === 'succeeded' ? now : null
  })
  const films = await query<{ id: number }>(
    installation,
    'select id::int from videos where user_id = $1',
    [visitor.user.id]
  )
  assert.deepEqual(films, [{ id: result.video.id }])
  assert.equal((await visitor.get(result.video.path)).headers.get('content-type'), 'video/mp4')
  assert.equal(await creditsOf(visitor.user.id, 'video'), 1)
  assert.deepEqual(await brokenLedgers(), [])
}).tags(['@long'])
