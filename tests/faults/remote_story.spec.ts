import { test } from '@japa/runner'
import { brokenLedgers } from '#tests/support/credits'
import { FalEmulator } from '#tests/support/fal/emulator'
import type { Installation } from '#tests/support/installation/installation'
import {
  sharedInstallation,
  stopSharedInstallation,
} from '#tests/support/installation/shared_installation'
import { createSubscriber } from '#tests/support/merchant'
import { enterOwnKey } from '#tests/support/own_key'
import { STORY_JOBS, runReferencesStory, runRemoteStory } from '#tests/support/remote_story'
import { signIn } from '#tests/support/sign_in'
import { query } from '#tests/support/query'

const OWN_KEY = 'ada-key-id:ada-secret-1234'

test.group('The story of a merchant whose pictures a provider makes', (group) => {
  let emulator: FalEmulator
  let installation: Installation
  let merchant: Awaited<ReturnType<typeof signIn>>

  group.setup(async () => {
    emulator = await FalEmulator.start({ takes: 50 })
    emulator.accounts.set(OWN_KEY, 'paid')
    installation = await sharedInstallation({
      engine: 'real',
      env: { ...emulator.env, FAL_OWN_KEYS: 'true' },
    })
    merchant = await signIn(await createSubscriber({ image: 40, model: 5, video: 5 }))
    return async () => {
      await stopSharedInstallation()
      emulator.stop()
    }
  })

  /** Requests to the provider by job and state, and who paid for them. */
  const requests = (isOwn: boolean) =>
    query<{ job: string; count: number }>(
      installation,
      `select job || ' ' || r.state as job, count(*)::int
       from remote_requests r join generations g on g.id = r.generation_id
       where r.own_key = $1 and g.user_id = $2 group by 1`,
      [isOwn, merchant.user.id]
    )
  const succeeded = STORY_JOBS.map((job) => `${job} succeeded`)
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)

  test('photos, training, pictures, a background, an edit, an enlargement, a film', async ({
    assert,
  }) => {
    await runRemoteStory(merchant, assert)
  }).tags(['@long'])

  test('each step was paid to the provider once, and the credits add up', async ({ assert }) => {
    const rows = await requests(false)
    assert.sameMembers(
      rows.map(({ job }) => job),
      succeeded
    )
    assert.equal(emulator.jobs.length, sum(rows))
    assert.deepEqual(await brokenLedgers(), [])
  }).tags(['@long'])

  test('told again with a key of their own, it shows no other key and takes no credits', async ({
    assert,
  }) => {
    const paidBefore = sum(await requests(false))
    const entries = () =>
      query(installation, 'select id from credit_entries where user_id = $1 order by id', [
        merchant.user.id,
      ])
    const entriesBefore = await entries()
    await enterOwnKey(merchant, OWN_KEY)
    const [jobsBefore, callsBefore] = [emulator.jobs.length, emulator.keysShown.length]
    await runRemoteStory(merchant, assert)
    await runReferencesStory(merchant, assert)

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
    assert.deepEqual(await query(installation, kept), [])
  }).tags(['@long'])
})
