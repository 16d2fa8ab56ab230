import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import { chaos } from '../chaos/chaos.js'
import { compare } from '../chaos/compare.js'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { makeSeededDataDir } from '#tests/support/instance'
import { createMerchant } from '#tests/support/merchant'
import { WebhookReceiver } from '#tests/support/webhook_receiver'

for (const [seconds, merchants, tags] of [
  [20, 2, []],
  [300, 4, ['@long']],
] as const) {
  test(`what merchants were told comes true after ${seconds} seconds in which everything fails`, async ({
    assert,
    cleanup,
  }) => {
    const dataDir = await makeSeededDataDir()
    cleanup(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
    const seed = Math.floor(Math.random() * 1_000_000)
    const said: string[] = [`seed ${seed}`]
    const say = (line: string) => said.push(line)
    const { faults, orders, differences } = await chaos({ dataDir, seconds, merchants, seed, say })
    assert.isAbove(faults, 0)
    assert.isAbove(orders, 0)
    assert.deepEqual(differences, [], said.join('\n'))
  }).tags([...tags])
}

test('an order that is gone and a payment that is not booked are differences', async ({
  assert,
  cleanup,
}) => {
  const installation = await sharedInstallation()
  const receiver = await WebhookReceiver.start()
  cleanup(() => receiver.stop())
  const { email } = await createMerchant()
  const told = {
    orders: new Map([[randomUUID(), { pictures: 1, id: randomUUID() }]]),
    refused: 0,
    subscriptions: new Set(['cs_test_1']),
    packs: new Set<string>(),
  }
  const differences = await compare(installation, [{ email, told }], receiver)
  const ours = differences.filter((difference) => difference.startsWith(email))
  assert.lengthOf(ours, 4)
  assert.match(ours.join('\n'), /became 0 pieces of work/)
  assert.match(ours.join('\n'), /105 credits were bought and 0 spent, but 5 are left/)
  assert.match(ours.join('\n'), /1 payments were made, 0 are booked/)
})
