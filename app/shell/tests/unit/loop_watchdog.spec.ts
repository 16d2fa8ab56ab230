import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { assertNoBlocks, watchedEnv } from '#tests/support/loop_watchdog/watch'

/** Answers `/work/<ms>` after as many milliseconds of work without a pause, and `/wait/<ms>` after as many without any. */
const SERVER = `
import { createServer } from 'node:http'
function work(ms: number) {
  for (const before = process.threadCpuUsage(); spent(before) < ms * 1000; ) Math.hypot(...Array(5000).fill(1))
}
function spent(before: NodeJS.CpuUsage) {
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}
work(300)
createServer(({ url }, response) => {
  const [, act, ms] = url!.split('/')
  if (act === 'work') work(Number(ms))
  setTimeout(() => response.end(), act === 'wait' ? Number(ms) : 0)
}).listen(0, '127.0.0.1', function (this: any) { console.log(this.address().port) })
`

test.group('The watchdog of instances', () => {
  test('what blocks a web process after its first answer is told with its request and place, and nothing else', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-watchdog-'))
    cleanup(() => rm(dataDir, { recursive: true, force: true }))
    await mkdir(join(dataDir, 'bin'))
    await writeFile(join(dataDir, 'bin/server.ts'), SERVER)
    const child = spawn(process.execPath, [join(dataDir, 'bin/server.ts')], {
      env: { ...process.env, ...watchedEnv(), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    cleanup(() => void child.kill('SIGKILL'))
    const [port] = await once(child.stdout, 'data')
    const get = (path: string) => fetch(`http://127.0.0.1:${String(port).trim()}${path}`)

    await get('/')
    await get('/wait/300')
    await get('/work/50')
    await assertNoBlocks(dataDir)
    await get('/work/300')
    await get('/wait/100')
    const told = await assertNoBlocks(dataDir).then(String, String)
    assert.match(
      told,
      /\s[3-9]\d\d ms while answering .*GET \/work\/300\n(?:.*\n)*?.* at work .*server\.ts/
    )
    assert.lengthOf(told.match(/ ms while answering /g)!, 1)
  })
})
