import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
import { buildImage, canBuildImages } from '#tests/support/image/built_image'
import { makeDataDir, startInstance } from '#tests/support/instance'
import { Visitor } from '#tests/support/visitor'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { findFreePort } from '../../tools/launcher/processes/network.js'
import { run } from '../../tools/launcher/processes/run.js'

const MOST_BYTES = 900_000_000

test('an image is built, and makes pictures as nobody special on a root that cannot be written', async ({
  assert,
  cleanup,
}) => {
  const image = await buildImage(tmpdir())
  cleanup(() => image.remove())
  assert.isBelow(image.size, MOST_BYTES)

  const dataDir = await makeDataDir()
  const port = String(await findFreePort('127.0.0.1'))
  // Not for production: the demo merchant signs in.
  const settings = { PORT: port, NODE_ENV: 'development' }
  const instance = await startInstance({
    dataDir,
    env: { PORT: port },
    command: image.command(dataDir, settings),
  })
  let isStopped = false
  cleanup(async () => {
    if (!isStopped) await instance.stop()
  })

  const visitor = new Visitor(instance.url)
  assert.include(await (await fetch(instance.url)).text(), '<title>')
  const { email, password } = DEMO_MERCHANT
  assert.equal((await visitor.post('/login', { email, password })).status, 200)
  const made = await visitor.post('/api/generate/101', { prompt: 'on a wooden table' })
  assert.equal(made.status, 200)
  const [picture] = (await made.json()).images
  assert.equal((await visitor.get(picture.path)).headers.get('content-type'), 'image/jpeg')

  const [program, ...args] = image.command(dataDir, settings, image.healthcheck)
  const health = await run(program!, args)
  assert.equal(health.code, 0, health.output)

  isStopped = true
  assert.equal(await instance.stop(), 0, instance.output)
})
  .skip(
    async () => !(await canBuildImages()),
    'images need root, mounts, and buildah and debootstrap, which apt-get could not install'
  )
  .tags(['@long'])
  // Debian and all packages are fetched, by a machine that may be busy.
  .timeout(1_800_000)
