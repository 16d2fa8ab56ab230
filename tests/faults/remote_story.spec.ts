import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { BROKEN_LEDGERS } from '#tests/support/credits'
import { query } from '#tests/support/disturbed_work'
import { FalEmulator } from '#tests/support/fal/emulator'
import { startInstance, type Instance } from '#tests/support/instance'
import { enterOwnKey } from '#tests/support/own_key'
import { STORY_JOBS, tellRemoteStory } from '#tests/support/remote_story'
import { Visitor } from '#tests/support/visitor'

const OWN_KEY = 'ada-key-id:ada-secret-1234'

test.group('The story of a merchant whose pictures a provider makes', (group) => {
  let emulator: FalEmulator
  let instance: Instance
  let merchant: Visitor

  group.setup(async () => {
    emulator = await FalEmulator.start({ takes: 50 })
    emulator.accounts.set(OWN_KEY, 'paid')
    instance = await startInstance({ env: { ...emulator.env, FAL_OWN_KEYS: 'true' } })
    merchant = new Visitor(instance.url)
    const { email, password } = DEMO_MERCHANT
    await merchant.post('/login', { email, password })
    return async () => {
      await instance.stop()
      emulator.stop()
    }
  })

  /** Requests to the provider by job and state, and who paid for them. */
  const requests = (isOwn: boolean) =>
    query<{ job: string; count: number }>(
      instance,
      `select job || ' ' || state as job, count(*)::int from remote_requests where own_key = ${isOwn} group by 1`
    )
  const succeeded = STORY_JOBS.map((job) => `${job} succeeded`)
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)

  test('photos, training, pictures, a background, an edit, an enlargement, a film', async ({
    assert,
  }) => {
    await tellRemoteStory(merchant, assert)
  })

  test('each step was paid to the provider once, and the credits add up', async ({ assert }) => {
    const rows = await requests(false)
    assert.sameMembers(
      rows.map(({ job }) => job),
      succeeded
    )
    assert.equal(emulator.jobs.length, sum(rows))
    assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
  })

  test('told again with a key of their own, it shows no other key and takes no credits', async ({
    assert,
  }) => {
    const paidBefore = sum(await requests(false))
    const entries = () => query(instance, 'select id from credit_entries order by id')
    const entriesBefore = await entries()
    await enterOwnKey(merchant, OWN_KEY)
    const [jobsBefore, callsBefore] = [emulator.jobs.length, emulator.keysShown.length]
    await tellRemoteStory(merchant, assert)

    // Each was at least uploaded or submitted, asked about, and its result fetched.
    const calls = emulator.keysShown.slice(callsBefore)
    assert.isAbove(calls.length, 3 * STORY_JOBS.length)
    assert.deepEqual([...new Set(calls)], [OWN_KEY])
    const rows = await requests(true)
    assert.sameMembers(
      rows.map(({ job }) => job),
      succeeded
    )
    assert.equal(emulator.jobs.length - jobsBefore, sum(rows))
    assert.equal(sum(await requests(false)), paidBefore)
    assert.deepEqual(await entries(), entriesBefore)
    const kept =
      'select 1 from generations where own_key and (credit_cost > 0 or provider_key_id is not null)'
    assert.deepEqual(await query(instance, kept), [])
  })
})
