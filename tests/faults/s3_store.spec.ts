import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import S3rver from 's3rver'
import sharp from 'sharp'
import {
  sharedInstallation,
  stopSharedInstallation,
} from '#tests/support/installation/shared_installation'
import { createEmptyProduct, photosForm } from '#tests/support/product'
import { makeToken } from '#tests/support/api_tokens'
import { ApiClient } from '#tests/support/public_api'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

const BUCKET = 'pictures'
/** Credentials that the S3 server of this test knows. */
const KEY = 'S3RVER'

test('an S3-compatible bucket keeps every picture, by setting', async ({ assert, cleanup }) => {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-s3-'))
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  cleanup(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  const installation = await sharedInstallation({
    engine: 'none',
    env: {
      DRIVE_DISK: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_FORCE_PATH_STYLE: 'true',
    },
  })
  cleanup(stopSharedInstallation)
  const folder = join(installation.dataDir, 'media')
  const onDisk = () => readdir(folder, { recursive: true }).catch(() => [])
  const before = await onDisk()

  const visitor = await signIn()
  const { id: product } = await createEmptyProduct(visitor.user.id)
  const uploaded = await visitor.call('POST', `/products/${product}/upload-images`, {
    form: await photosForm(1),
  })
  const [image] = (await uploaded.json()).images

  const original = Buffer.from(await (await visitor.get(image.path)).arrayBuffer())
  assert.deepInclude(await sharp(original).metadata(), { width: 640, height: 480 })
  const part = await visitor.get(image.path, { headers: { range: 'bytes=0-9' } })
  assert.isTrue(original.subarray(0, 10).equals(Buffer.from(await part.arrayBuffer())))
  const api = new ApiClient((await makeToken(visitor)).plain)
  const file = `/assets/${image.path.split('/').at(-1)}/file`
  const apiPart = await api.get(file, { range: 'bytes=10-19' })
  assert.equal(apiPart.status, 206)
  assert.isTrue(original.subarray(10, 20).equals(Buffer.from(await apiPart.arrayBuffer())))
  const head = await api.call('HEAD', file)
  assert.equal(head.headers.get('content-length'), String(original.length))
  const checkSmall = async () => {
    const small = await visitor.get(`${image.path}/w160.webp`)
    assert.equal(small.status, 200)
    assert.equal((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width, 160)
  }
  await checkSmall()
  // A folder that goes while it is read is asked for again.
  const list = () =>
    until(() => readdir(join(directory, BUCKET), { recursive: true }).catch(() => null))
  assert.isTrue((await list()).some((name) => name.startsWith('originals/')))
  await until(async () => (await list()).some((name) => name.includes('w160.webp')))
  await checkSmall()
  const kept = await list()
  assert.deepEqual(await onDisk(), before, 'nothing lies on the disk')

  await visitor.call('DELETE', `/products/${product}`)
  const countFiles = async () => (await list()).length
  // Files go soon after their rows; that they never do ends the test by its time.
  while ((await countFiles()) >= kept.length) await sleep(20)
}).tags(['@long'])
