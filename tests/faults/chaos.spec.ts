import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { chaos } from '../chaos/chaos.js'
import { compare } from '../chaos/compare.js'
import { ManyHosts } from '../chaos/many_hosts.js'
import { OneMachine } from '../chaos/one_machine.js'
import type { StartSystem } from '../chaos/system.js'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { canMakeHosts } from '#tests/support/hosts/network'
import { makeDataDir, makeSeededDataDir } from '#tests/support/instance'
import { createMerchant } from '#tests/support/merchant'
import { WebhookReceiver } from '#tests/support/webhook_receiver'

interface Trial {
  assert: Assert
  start: StartSystem
  dataDir: string
  seconds: number
  merchants: number
}

async function tryChaos({ assert, ...input }: Trial): Promise<void> {
  const seed = Math.floor(Math.random() * 1_000_000)
  const said: string[] = [`seed ${seed}`]
  const say = (line: string) => said.push(line)
  const { faults, orders, differences } = await chaos({ ...input, seed, say }).catch((error) => {
    throw new Error(said.join('\n'), { cause: error })
  })
  assert.isAbove(faults, 0)
  assert.isAbove(orders, 0)
  assert.deepEqual(differences, [], said.join('\n'))
}

for (const [seconds, merchants, tags] of [
  [60, 2, []],
  [300, 4, ['@long']],
] as const) {
  test(`what merchants were told comes true after ${seconds} seconds in which everything fails`, async ({
    assert,
    cleanup,
  }) => {
    const dataDir = await makeSeededDataDir()
    cleanup(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
    await tryChaos({ assert, start: OneMachine.start, dataDir, seconds, merchants })
  }).tags([...tags])
}

test('it comes true also with a provider who makes the pictures, and fails in all ways', async ({
  assert,
  cleanup,
}) => {
  const dataDir = await makeSeededDataDir()
  cleanup(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const { startWithProvider: start } = OneMachine
  await tryChaos({ assert, start, dataDir, seconds: 60, merchants: 2 })
}).tags(['@long'])

test('it comes true on many hosts too, of which now one and now another dies or is not reached', async ({
  assert,
  cleanup,
}) => {
  const dataDir = await makeDataDir()
  cleanup(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  await tryChaos({ assert, start: ManyHosts.start, dataDir, seconds: 90, merchants: 3 })
})
  .skip(async () => !(await canMakeHosts()), 'needs Linux, root, haproxy and pgbouncer')
  .tags(['@long'])

test('an order that is gone, a payment that is not booked, a file that is another one and an affiliate who was not paid are differences', async ({
  assert,
  cleanup,
}) => {
  const { databaseUrl } = await sharedInstallation()
  const receiver = await WebhookReceiver.start()
  cleanup(() => receiver.stop())
  const { id, email } = await createMerchant()
  const key = `pictures/${randomUUID()}.png`
  await sql(
    db.connection(),
    `insert into media (disk_key, mime, bytes, checksum, owner_id) values (?, 'image/png', 7, 'of another', ?)`,
    [key, id]
  )
  cleanup(() => sql(db.connection(), 'delete from media where disk_key = ?', [key]).then(() => {}))
  const told = {
    orders: new Map([[randomUUID(), { least: 1, most: 1, id: randomUUID() }]]),
    refused: 0,
    subscriptions: new Set(['cs_test_1']),
    packs: new Set<string>(),
  }
  const holdings = { databaseUrl, mailboxes: [], fileOf: async () => Buffer.from('another') }
  const differences = await compare(holdings, {
    merchants: [{ email, told }],
    affiliate: { paypalEmail: '' },
    receiver,
  })
  const ours = differences.filter((difference) => difference.startsWith(email))
  assert.lengthOf(ours, 6)
  assert.match(ours.join('\n'), /became 0 pieces of work/)
  assert.match(ours.join('\n'), /105 credits for image were bought and 0 spent, but 5 are left/)
  assert.match(ours.join('\n'), /21 credits for model were bought and 0 spent, but 1 are left/)
  assert.match(ours.join('\n'), /1 payments were made, 0 are booked/)
  assert.include(differences, 'The affiliate is gone')
  assert.include(differences, `The file ${key} holds something else`)
})
