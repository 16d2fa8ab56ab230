import { randomUUID } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { configProvider } from '@adonisjs/core'
import { drivers, Encryption } from '@adonisjs/core/encryption'
import app from '@adonisjs/core/services/app'
import type { EncryptionConfig } from '@adonisjs/core/types/encryption'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { findConnectedAccount } from '#app/accounts/social/connected_accounts'
import {
  openRecoveryCodes,
  openSecret as openTotp,
} from '#app/accounts/two_factor/two_factor_secrets'
import { openKey } from '#app/engines/own_key/sealed_key'
import { reencrypt } from '#app/operator/keys/reencrypt'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { openSecret } from '#app/webhooks/secrets'
import { createMerchant } from '#tests/support/merchant'

/** As it is configured with these keys, the present one first. */
async function withKeys(...keys: string[]): Promise<Encryption> {
  const provider = drivers.aes256gcm({ keys, id: 'gcm' })
  return new Encryption((await configProvider.resolve<EncryptionConfig>(app, provider))!)
}

const run = (text: string, values: (string | number)[]) =>
  sql<{ id: number; sealed: string }>(db.connection(), text, values)

/** A merchant all of whose secrets were sealed before the key changed. */
async function merchantOf(earlier: Encryption) {
  const { id } = await createMerchant()
  const seal = (purpose: string, value: unknown) => earlier.encrypt(value, { purpose })
  await run('update users set two_factor_secret = ?, two_factor_recovery_codes = ? where id = ?', [
    seal(`two_factor:${id}`, 'TOTPSECRET'),
    seal(`two_factor:${id}`, ['one', 'two']),
    id,
  ])
  await run(`insert into provider_keys (user_id, sealed, ending) values (?, ?, 'wxyz')`, [
    id,
    seal(`provider_key:${id}`, 'fal-key'),
  ])
  await run(
    `insert into webhook_endpoints (user_id, url, event_types, secret, old_secret)
     values (?, 'https://shop.example/hook', '{generation.completed}', ?, ?)`,
    [id, seal(`webhook_secret:${id}`, 'whsec_new'), seal(`webhook_secret:${id}`, 'whsec_old')]
  )
  const account = firstOf(
    await run(
      `insert into connected_accounts (user_id, provider, provider_id, token, refresh_token)
     values (?, 'github', ?, ?, ?) returning id::int`,
      [id, randomUUID(), seal('connected-account', 'token'), seal('connected-account', 'refresh')]
    )
  )
  return { id, accountId: account.id }
}

test.group('A change of the key', () => {
  test('after it everything is sealed anew, and opens without the earlier key', async ({
    assert,
  }) => {
    const earlierKey = 'e'.repeat(32)
    const { id, accountId } = await merchantOf(await withKeys(earlierKey))
    assert.isNull(openTotp(await User.findOrFail(id)))
    const { renewed, unreadable } = await reencrypt(
      await withKeys(process.env.APP_KEY!, earlierKey)
    )
    assert.equal(renewed, 7)
    assert.deepEqual(
      unreadable.filter((place) => place.endsWith(` ${id}`)),
      []
    )

    const user = await User.findOrFail(id)
    assert.equal(openTotp(user), 'TOTPSECRET')
    assert.deepEqual(openRecoveryCodes(user), ['one', 'two'])
    const key = firstOf(await run('select sealed from provider_keys where user_id = ?', [id]))
    assert.equal(openKey(id, key.sealed), 'fal-key')
    const secrets = await run(
      `select unnest(array[secret, old_secret]) as sealed from webhook_endpoints where user_id = ?`,
      [id]
    )
    assert.deepEqual(
      secrets.map(({ sealed }) => openSecret(id, sealed)),
      ['whsec_new', 'whsec_old']
    )
    const account = await findConnectedAccount(db.connection(), id, accountId)
    assert.deepInclude(account!.tokens, { token: 'token', refreshToken: 'refresh' })
    assert.equal((await reencrypt()).renewed, 0)
  })

  test('what no key opens is named and left as it is', async ({ assert }) => {
    const { id } = await merchantOf(await withKeys('lost'.repeat(8)))
    const { unreadable } = await reencrypt()
    assert.includeMembers(unreadable, [
      `users.two_factor_secret of row ${id}`,
      `users.two_factor_recovery_codes of row ${id}`,
    ])
    const { sealed } = firstOf(
      await run('select two_factor_secret as sealed from users where id = ?', [id])
    )
    assert.equal(
      (await withKeys('lost'.repeat(8))).decrypt(sealed, `two_factor:${id}`),
      'TOTPSECRET'
    )
  })

  test('nothing that is sealed is forgotten: what seals says which columns it fills', async ({
    assert,
  }) => {
    const silent: string[] = []
    for await (const file of glob('app/**/*.ts', { exclude: (name) => name.includes('/tests/') })) {
      const source = await readFile(file, 'utf8')
      if (source.includes('encryption.encrypt(') && !source.includes(': SealedColumns = {')) {
        silent.push(file)
      }
    }
    // Sealed for the minutes of a sign-in, in the session, and for the half minute in which several tabs renew one token.
    const momentary = ['emails/mailed_code.ts', 'sessions/remember_tokens.ts', 'social/pending.ts']
    assert.sameMembers(
      silent,
      momentary.map((it) => `app/accounts/${it}`)
    )
  })
})
