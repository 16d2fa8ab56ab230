import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { requestShapes } from '#app/exports/actions/request_shapes'
import { findExportPictures } from '#app/exports/queries/find_export_pictures'
import { findTarget } from '#app/exports/rules/markets'
import { brokenLedgers } from '#tests/support/credits'
import type { Installation } from '#tests/support/installation/installation'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { waitPoint } from '#tests/support/installation/wait_point'
import { signIn } from '#tests/support/sign_in'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'
import { createWidePicture } from '#tests/support/wide_picture'

const STORY = 'instagram.story'

test.group('A shape that two processes order at the same moment', () => {
  test('is made once where the one that was first is killed before its order is in', async (context) => {
    const installation = await sharedInstallation()
    const { visitor, orderHere } = await merchantWithWidePicture()
    const point = await waitPoint(
      ...([context, installation, 'before insert on generations'] as const),
      `new.kind = 'shape' and new.user_id = ${visitor.user.id}`
    )
    const lost = visitor.order().catch(() => null)
    await point.caught()
    const other = orderHere()
    await installation.kill('web')
    await point.release()
    context.assert.equal(await other, 1)
    await lost
    await installation.start('web')
    await isMadeOnce(context, installation, visitor.user.id)
    context.assert.equal((await visitor.order())?.ordered, 0)
  }).tags(['@long'])

  test('is made once where the worker is killed as it is ready', async (context) => {
    const installation = await sharedInstallation()
    const { visitor, orderHere } = await merchantWithWidePicture()
    const point = await waitPoint(
      ...([context, installation, 'before update on generations'] as const),
      `new.state = 'succeeded' and new.user_id = ${visitor.user.id}`
    )
    const answers = await Promise.all([visitor.order(), orderHere()])
    const ordered = answers.map((it) => (typeof it === 'number' ? it : it!.ordered))
    context.assert.equal(ordered[0]! + ordered[1]!, 1)
    await point.caught()
    await installation.kill('worker')
    await point.abandon()
    await installation.start('worker')
    await isMadeOnce(context, installation, visitor.user.id)
  }).tags(['@long'])
})

async function merchantWithWidePicture() {
  const signedIn = await signIn()
  const id = await createWidePicture(signedIn.user.id)
  const pictures = await findExportPictures([id], signedIn.user.id)
  const order = async (): Promise<{ ordered: number }> => {
    const body = { image_ids: [id], targets: [STORY] }
    return (await signedIn.post('/api/exports/shapes', body)).json()
  }
  const visitor = Object.assign(signedIn, { order })
  // As another process that has read the picture before.
  const orderHere = () => requestShapes(pictures, [findTarget(STORY)!], visitor.user.id)
  return { visitor, orderHere }
}

async function isMadeOnce(
  { assert }: TestContext,
  installation: Installation,
  userId: number
): Promise<void> {
  const work = () =>
    query<{ state: string; cost: number; pictures: number }>(
      installation,
      `select state, credit_cost::int as cost,
         (select count(*)::int from media where id::text = result->>'mediaId') as pictures
       from generations where kind = 'shape' and user_id = $1`,
      [userId]
    )
  await until(async () => (await work()).every(({ state }) => state === 'succeeded'))
  assert.deepEqual(await work(), [{ state: 'succeeded', cost: 0, pictures: 1 }])
  const paid = await query(
    installation,
    `select id from credit_entries where reason = 'debit' and user_id = $1`,
    [userId]
  )
  assert.deepEqual(paid, [])
  assert.deepEqual(await brokenLedgers(), [])
}
