import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BAD_SETTINGS } from '../../../../bin/exit_codes.ts'
import { run } from '../../processes/run.ts'
import { ROOT } from '../../settings.ts'
import { type Child, type ChildOptions, startChild } from '../../processes/child.ts'

const AT_ONCE = { first: 1, longest: 2 }

/** A process of this script, stopped when the test is over. */
function start(
  cleanup: (work: () => Promise<void>) => void,
  script: string,
  options: Partial<ChildOptions> = {}
): Child {
  const child = startChild({
    name: 'test',
    args: ['--input-type=commonjs', '-e', script],
    env: process.env,
    pause: AT_ONCE,
    hurry: new AbortController().signal,
    ...options,
  })
  cleanup(() => child.stop())
  return child
}

/** Bounded by the test's own timeout. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10)
}

async function isFinal(child: Child): Promise<boolean> {
  return Promise.race([child.misconfigured.then(() => true), sleep(0, false)])
}

test.group('A process that ends', () => {
  test('is started again however often {ending}, though it never got ready')
    .with([
      { ending: 'it fails', script: 'process.exit(3)', code: 3 },
      { ending: 'it is killed', script: 'process.kill(process.pid, "SIGKILL")', code: 'SIGKILL' },
    ])
    .run(async ({ assert, cleanup }, { script, code }) => {
      const child = start(cleanup, script)
      await until(() => child.state.restarts >= 8)
      assert.equal(child.state.last_code, code)
      assert.isFalse(await isFinal(child))
    })

  test('is not started again when its settings make no sense', async ({ assert, cleanup }) => {
    const script = `console.error('PORT is wrong'); process.exit(${BAD_SETTINGS})`
    const child = start(cleanup, script)
    await child.misconfigured
    assert.equal(child.lastWords, 'PORT is wrong\n')
    assert.equal(child.state.restarts, 0)
  })

  test('is started again even so once it has worked', async ({ assert, cleanup }) => {
    const script = `process.send('ready', () => process.exit(${BAD_SETTINGS}))`
    const states: string[] = []
    const child = start(cleanup, script, { changed: ({ state }) => states.push(state) })
    await until(() => child.state.restarts >= 2)
    assert.isFalse(await isFinal(child))
    assert.deepEqual(states.slice(0, 4), ['ready', 'restarting', 'starting', 'ready'])
  })

  test('is told again what it was told', async ({ assert, cleanup }) => {
    const script = `process.once('message', (it) => { console.error(it.news); process.exit(1) })`
    const child = start(cleanup, script)
    child.tell({ news: 'old' })
    child.tell({ news: 'heard' })
    await until(() => child.lastWords.includes('heard\n'))
    assert.isAbove(child.state.restarts, 0)
  })

  test('is started again while what it has started lives on', async ({ assert, cleanup }) => {
    const script = `
      const { spawn } = require('node:child_process')
      const { pid } = spawn('sleep', ['60'], { stdio: 'inherit', detached: true })
      console.error(pid)
      process.exit(1)
    `
    const child = start(cleanup, script, { pause: { first: 60_000, longest: 60_000 } })
    await until(() => child.state.state === 'restarting')
    const pid = Number(child.lastWords)
    cleanup(async () => void process.kill(pid))
    assert.isTrue(process.kill(pid, 0))
  })

  test('and rests is started at once, and once, when that is asked for', async ({
    assert,
    cleanup,
  }) => {
    const script = `console.error(process.pid); setTimeout(() => process.exit(1), 50)`
    const child = start(cleanup, script, { pause: { first: 60_000, longest: 60_000 } })
    await until(() => child.state.state === 'restarting')
    await child.restart()
    await until(() => child.state.state === 'restarting' && child.state.restarts === 1)
    assert.lengthOf(child.lastWords.trim().split('\n'), 2)
  })
  test('and cannot be started, since no file can be opened, is started again', async ({
    assert,
  }) => {
    const script = `
      import { openSync } from 'node:fs'
      import { setTimeout as sleep } from 'node:timers/promises'
      import { startChild } from './tools/launcher/processes/child.ts'
      import { run } from './tools/launcher/processes/run.ts'
      try { for (;;) openSync('/dev/null') } catch {}
      console.log(await run('true', []).catch(({ code }) => code))
      const pause = { first: 1, longest: 2 }
      const hurry = new AbortController().signal
      const child = startChild({ name: 'test', args: [], env: process.env, pause, hurry })
      while (child.state.restarts < 3) await sleep(1)
      console.log('last', child.state.last_code)
      process.exit(0)
    `
    const line = `ulimit -n 64; exec "$0" --input-type=module -e "$1"`
    const { code, output } = await run('sh', ['-c', line, process.execPath, script], { cwd: ROOT })
    // Node may say before that it could not read its certificates either.
    assert.match(output, /^EMFILE$/m)
    assert.include(output, 'last EMFILE')
    assert.equal(code, 0)
  })
})
