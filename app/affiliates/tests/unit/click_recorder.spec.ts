import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import AffiliatesProvider from '#app/affiliates/affiliates_provider'
import { clickRecorder } from '#app/affiliates/tracking/click_recorder'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { createAffiliate } from '#tests/support/affiliates/affiliate'
import { until } from '#tests/support/until'

const day = new Date().toISOString().slice(0, 10)
const clickFor = (affiliateId: number, visitor: string) => ({
  affiliateId,
  day,
  visitor,
  campaign: '',
})

/** As they stand, without having them written first. */
async function storedClicks(id: number): Promise<number> {
  const { clicks } = firstOf(
    await sql<{ clicks: number }>(db.connection(), 'select clicks from affiliates where id = ?', [
      id,
    ])
  )
  return clicks
}

test.group('Clicks that wait', () => {
  test('are written by themselves', async () => {
    const { id } = await createAffiliate()
    clickRecorder.add(clickFor(id, 'a'))
    await until(async () => (await storedClicks(id)) === 1)
  })

  test('are written when the process is told to stop', async ({ assert }) => {
    const { id } = await createAffiliate()
    for (const visitor of ['a', 'b', 'b']) clickRecorder.add(clickFor(id, visitor))
    await new AffiliatesProvider(app).shutdown()
    assert.equal(await storedClicks(id), 2)
  })

  test('of an affiliate who is gone harm no others', async ({ assert }) => {
    const { id } = await createAffiliate()
    clickRecorder.add(clickFor(2 ** 40, 'a'))
    clickRecorder.add(clickFor(id, 'a'))
    await clickRecorder.flush()
    assert.equal(await storedClicks(id), 1)
  })
})
