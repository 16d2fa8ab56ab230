import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

test('what FEATURES_OFF names is off, whatever operators have switched', async ({ assert }) => {
  const text = `
    import { featureOn, featuresSwitchedOff, isOffByEnvironment, keepSwitches } from '#config/features'
    const said = () => ['teams', 'affiliates', 'registration'].map((name) => featureOn(name))
    const first = said()
    keepSwitches(['affiliates', 'twoFactor', 'nonsense'])
    console.log(JSON.stringify([first, said(), featuresSwitchedOff(), featureOn('twoFactor'), isOffByEnvironment('teams')]))`
  const { stdout } = await run(
    process.execPath,
    ['--import=./bin/typescript.mjs', '--input-type=module', '--eval', text],
    { env: { ...process.env, FEATURES_OFF: 'teams' } }
  )
  assert.deepEqual(JSON.parse(stdout.trim().split('\n').at(-1)!), [
    [false, true, true],
    [false, false, true],
    ['affiliates'],
    true,
    true,
  ])
})
