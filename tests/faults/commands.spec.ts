import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { makeSeededDataDir, startInstance } from '#tests/support/instance'
import { query } from '#tests/support/stored_files'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { run } from '../../tools/launcher/processes/run.js'
import { ROOT } from '../../tools/launcher/settings.js'

const GIFT = ['credits:grant', DEMO_MERCHANT.email, '--image=7']

/** Runs a command as its document says, from another folder, with no more settings than `npm start` had. */
function runAce(dataDir: string, args: string[]) {
  const { PATH, HOME } = process.env
  return run(process.execPath, [join(ROOT, 'ace.js'), ...args], {
    cwd: tmpdir(),
    env: { PATH, HOME, DATA_DIR: dataDir },
  })
}

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
