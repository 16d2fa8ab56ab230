import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { NOT_EXPORTED } from '#app/closure/data_export/not_exported'
import { EXPORT_SECTIONS } from '#app/closure/data_export/sections'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { edit, upload } from '#app/editor/tests/editor_calls'
import { chains } from '#config/engine'
import { ownKeys } from '#config/own_keys'
import { creditsOf } from '#tests/support/credits'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falSettings } from '#tests/support/fal/engine'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'
import { FAULT } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { confirmByMail, confirmPassword } from '#tests/support/confirmed_session'
import type { Visitor } from '#tests/support/visitor'
import { OWN_KEY_ERRORS } from '#app/engines/messages/en/own_key'

const PATH = '/user/provider-key'
const KEY = 'ada-key-id:ada-secret-1234'
const OTHER_KEY = 'ada-key-id:ada-secret-5678'

test.group('A merchant’s own key at the provider', (group) => {
  let emulator: FalEmulator

  group.each.setup(async () => {
    emulator = await FalEmulator.start()
    emulator.accounts.set(KEY, 'paid').set(OTHER_KEY, 'paid').set('poor-id:poor-key', 'exhausted')
    ownKeys.provider = falSettings(emulator)
    return () => {
      ownKeys.provider = null
      emulator.stop()
    }
  })

  async function merchant() {
    const visitor = await signIn(await createMerchant({ image: 5 }))
    await confirmPassword(visitor)
    return visitor
  }
  const enter = (visitor: Visitor, key: string) => visitor.call('PUT', PATH, { json: { key } })
  const rowsOf = (userId: number) => db.from('provider_keys').where('user_id', userId)
  async function shown(visitor: Visitor) {
    const { props } = await visitor.visit('/user/profile')
    return props.provider_key
  }

  test('is entered after the password, and known by its last characters alone', async ({
    assert,
  }) => {
    const visitor = await signIn()
    assert.equal((await enter(visitor, KEY)).status, 423)
    await confirmPassword(visitor)
    assert.deepEqual(await shown(visitor), { current: null })
    assert.equal((await enter(visitor, ` ${KEY} `)).status, 200)
    assert.equal((await shown(visitor)).current.ending, '1234')
    const page = await (await visitor.get('/user/profile', { headers: { accept: '*/*' } })).text()
    assert.notInclude(page, KEY)
    const [row] = await rowsOf(visitor.user.id)
    assert.notInclude(JSON.stringify(row), 'secret')
    const { props } = await visitor.visit('/user/profile')
    assert.isTrue(props.auth.user.uses_own_key)
    assert.equal(props.security_events[0].text, 'Own provider key entered')
  })

  test('is entered and removed after the link of a mail by who has no password', async ({
    assert,
  }) => {
    const visitor = await signIn()
    await visitor.user.merge({ password: null }).save()
    assert.equal((await enter(visitor, KEY)).status, 423)
    await confirmByMail(visitor, visitor.user)
    assert.equal((await enter(visitor, KEY)).status, 200)
    assert.equal((await shown(visitor)).current.ending, '1234')
    assert.equal((await visitor.call('DELETE', PATH)).status, 200)
    assert.deepEqual(await shown(visitor), { current: null })
  })

  test('is refused in plain words when the provider does not take it', async ({ assert }) => {
    const visitor = await merchant()
    await enter(visitor, KEY)
    const said = async (key: string) => {
      const answer = await enter(visitor, key)
      return [answer.status, (await answer.json()).errors?.key]
    }
    assert.deepEqual(await said('wrong-id:wrong-key'), [422, [OWN_KEY_ERRORS.refused]])
    assert.deepEqual(await said('poor-id:poor-key'), [422, [OWN_KEY_ERRORS.exhausted]])
    for (const key of ['', 'short', 'with space in it', 'x'.repeat(300)]) {
      assert.deepEqual(await said(key), [422, [OWN_KEY_ERRORS.missing]], key)
    }
    emulator.stop()
    assert.deepEqual(await said(OTHER_KEY), [422, [OWN_KEY_ERRORS.away]])
    assert.equal((await shown(visitor)).current.ending, '1234')
  })

  test('is replaced and removed; nothing of it stays', async ({ assert }) => {
    const visitor = await merchant()
    await enter(visitor, KEY)
    await enter(visitor, OTHER_KEY)
    assert.equal((await shown(visitor)).current.ending, '5678')
    assert.lengthOf(await rowsOf(visitor.user.id), 1)
    assert.equal((await visitor.call('DELETE', PATH)).status, 200)
    assert.deepEqual(await shown(visitor), { current: null })
    assert.lengthOf(await rowsOf(visitor.user.id), 0)
  })

  test('makes work that takes no credits, and gives none back when it fails', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const { path } = await upload(visitor)
    const left = await creditsOf(visitor.user.id, 'image')
    await enter(visitor, KEY)
    const tried = await edit(visitor, { image: path, prompt: 'brighter', dry_run: true })
    assert.deepInclude(tried, { status: 200, credits: 0, kind: 'image' })
    const made = await edit(visitor, { image: path, prompt: 'brighter' })
    const failed = await edit(visitor, { image: path, prompt: `${FAULT} unsupported` })
    assert.deepEqual([made.status, failed.status], [200, 422])
    assert.equal(await creditsOf(visitor.user.id, 'image'), left)
    const ids = [made.generation_id, failed.generation_id]
    assert.lengthOf(await db.from('credit_entries').whereIn('generation_id', ids), 0)
    for (const row of await db.from('generations').whereIn('id', ids)) {
      assert.deepInclude(row, { own_key: true, credit_kind: null, provider_key_id: null })
    }

    await visitor.call('DELETE', PATH)
    await edit(visitor, { image: path, prompt: 'brighter' })
    assert.equal(await creditsOf(visitor.user.id, 'image'), left - 1)
  })

  test('pays for kinds of work that its provider is asked for, and pages say so of no other', async ({
    assert,
    cleanup,
  }) => {
    const before = chains.edit
    Object.assign(chains, { edit: ['replicate', 'local'] })
    cleanup(() => void Object.assign(chains, { edit: before }))
    const visitor = await merchant()
    const { path } = await upload(visitor)
    await enter(visitor, KEY)
    const { props } = await visitor.visit('/user/profile')
    const asked = async (kind: string) => (await visitor.get(`/api/prices/${kind}`)).json()
    const credits = { edit: 1, generate: 0 }
    for (const [kind, takes] of Object.entries(credits)) {
      assert.equal(props.prices[kind][0].credits, takes, kind)
      assert.equal((await asked(kind)).credits, takes, kind)
    }
    const tried = await edit(visitor, { image: path, prompt: 'brighter', dry_run: true })
    assert.equal(tried.credits, credits.edit)
  })

  test('works without any credits, and counts no more once the operator allows none', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const { path } = await upload(visitor)
    await enter(visitor, KEY)
    await db.transaction(async (trx) =>
      debitCredits(trx, {
        userId: visitor.user.id,
        kind: 'image',
        amount: await creditsOf(visitor.user.id, 'image'),
        generationId: await createGeneration(visitor.user.id),
      })
    )
    assert.equal((await edit(visitor, { image: path, prompt: 'brighter' })).status, 200)
    ownKeys.provider = null
    assert.isNull(await shown(visitor))
    assert.equal((await enter(visitor, OTHER_KEY)).status, 404)
    assert.equal((await edit(visitor, { image: path, prompt: 'brighter' })).status, 402)
    assert.equal((await visitor.call('DELETE', PATH)).status, 200)
  })

  test('is in no copy of the data, and goes with the account', async ({ assert }) => {
    const visitor = await merchant()
    await enter(visitor, KEY)
    assert.notInclude(JSON.stringify(EXPORT_SECTIONS), 'provider_keys')
    assert.property(NOT_EXPORTED, 'provider_keys')
    await deleteAccount({ userId: visitor.user.id, deleteTeams: false })
    assert.lengthOf(await rowsOf(visitor.user.id), 0)
  })
})
