import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { makeDataDir, startInstance } from '#tests/support/instance'
import { isRoot } from '#tests/support/other_user'
import { registerAt } from '#tests/support/sign_up'
import { freshEmail, Visitor } from '#tests/support/visitor'
import { noise } from '#tests/support/worst_pictures'

const PASSWORD = 'correct horse battery'
const MB = 1024 ** 2
const run = promisify(execFile)

test('a disk that fills up while it runs takes uploads no more, everything else goes on, and room that is made is used', async ({
  assert,
  cleanup,
}) => {
  const dataDir = await makeDataDir()
  await run('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', dataDir])
  cleanup(async () => {
    await run('umount', ['--lazy', dataDir])
  })
  const instance = await startInstance({ dataDir })
  cleanup(async () => {
    await instance.stop()
  })
  const email = freshEmail()
  await registerAt(instance.url, PASSWORD, email)
  const visitor = new Visitor(instance.url)
  const signIn = (one = visitor) => one.post('/login', { email, password: PASSWORD })
  assert.equal((await signIn()).status, 200)
  const picture = async () => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(await noise(64, 64).png().toBuffer())]), 'a.png')
    return visitor.call('POST', '/api/editor/pictures', { form })
  }
  assert.equal((await picture()).status, 201)

  const filler = join(dataDir, 'filler')
  await writeFile(filler, '')
  let size = 0
  const disk = async () => {
    const { disk: state } = await (await fetch(`${instance.url}/health/ready`)).json()
    return state as string
  }
  while ((await disk()) === 'ok' && size < 700 * MB) {
    size += 20 * MB
    await writeFile(filler, Buffer.alloc(20 * MB), { flag: 'a' })
    await new Promise((resolve) => setTimeout(resolve, 1_100))
  }
  assert.equal(await disk(), 'full')
  const refused = await picture()
  assert.equal(refused.status, 507)
  assert.equal((await signIn(new Visitor(instance.url))).status, 200)
  assert.equal((await visitor.get('/products')).status, 200)

  await rm(filler)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  assert.equal((await picture()).status, 201)
})
  .skip(() => !isRoot, 'this user may not mount a small disk')
  .tags(['@long'])
