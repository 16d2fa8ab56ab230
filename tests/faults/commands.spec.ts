import { test } from '@japa/runner'
import { makeSeededDataDir, startInstance } from '#tests/support/instance'
import { runAce } from '#tests/support/run_ace'
import { query } from '#tests/support/query'
import { DEMO_MERCHANT } from '../../config/demo.js'

const GIFT = ['credits:grant', DEMO_MERCHANT.email, '--image=7']

test('an operator’s commands run beside an instance and without it, on its data', async ({
  assert,
  cleanup,
}) => {
  const dataDir = await makeSeededDataDir()
  const instance = await startInstance({ dataDir, engine: 'quick' })
  cleanup(async () => void (await instance.stop()))
  const beside = await runAce(dataDir, GIFT)
  assert.equal(beside.code, 0, beside.output)
  const gifts = await query(instance, `select amount from credit_grants where source = 'operator'`)
  assert.deepEqual(gifts, [{ amount: 7 }])
  const nobody = await runAce(dataDir, ['credits:grant', 'nobody@example.test', '--image=7'])
  assert.equal(nobody.code, 1)
  assert.match(nobody.output, /There is no account/)

  await instance.stop()
  const alone = await runAce(dataDir, GIFT)
  assert.equal(alone.code, 0, alone.output)
}).tags(['@long'])
