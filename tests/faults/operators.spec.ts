import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { creditsOf } from '#tests/support/credits'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { waitPoint } from '#tests/support/installation/wait_point'
import { createMerchant } from '#tests/support/merchant'
import { actsOn, signInOperator } from '#tests/support/operator'

/** Programs of the engine and of pictures, which only workers and decoders need: 10 to 100 MB each. */
const OF_WORKERS = /\/(@img|sharp|onnxruntime-node|ffmpeg-static)\//

test('a gift of an operator and its line in the audit trail are made together: who is killed between them has made neither', async (context) => {
  const { assert } = context
  const installation = await sharedInstallation()
  const operator = await signInOperator()
  const { id } = await createMerchant()
  const before = await creditsOf(id, 'video')
  const give = () =>
    operator.post(`/admin/users/${id}/acts`, {
      act: 'credits',
      kind: 'video',
      amount: 4,
      reason: 'They asked by phone',
    })
  const gift = await waitPoint(
    context,
    installation,
    'before insert on credit_grants',
    `new.source = 'operator'`
  )
  const call = give().catch(() => null)
  await gift.caught()
  await installation.kill('web')
  await gift.abandon()
  assert.isNull(await call)
  assert.equal(await creditsOf(id, 'video'), before)
  assert.deepEqual(await actsOn(id), [])

  await installation.start('web')
  assert.isBelow((await give()).status, 400)
  assert.equal(await creditsOf(id, 'video'), before + 4)
  assert.lengthOf(await actsOn(id), 1)
})

test('a web process that has worked for somebody has loaded nothing that opens pictures or runs networks', async ({
  assert,
}) => {
  // The installation of the test before, which costs nothing more.
  const { pids } = await sharedInstallation()
  const maps = await readFile(`/proc/${pids.web}/maps`, 'utf8')
  assert.deepEqual(
    maps.split('\n').filter((line) => OF_WORKERS.test(line)),
    []
  )
})
