import drive from '@adonisjs/drive/services/main'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { room } from '#app/operator/disk/room'
import { storeContent } from '#app/media/store/store_bytes'
import { createEmptyProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'
import { noise } from '#tests/support/worst_pictures'

test.group('A full disk', (group) => {
  group.each.teardown(() => mock.restoreAll())

  test('takes no uploads and says so, and lets people sign in and look', async ({ assert }) => {
    const visitor = await signIn()
    const product = await createEmptyProduct(visitor.user.id)
    const upload = async () => {
      const form = new FormData()
      form.append(
        'images[]',
        new Blob([new Uint8Array(await noise(64, 64).png().toBuffer())]),
        'a.png'
      )
      return visitor.call('POST', `/products/${product.id}/upload-images`, { form })
    }
    mock.method(room, 'free', async () => 150 * 1024 ** 2)
    const refused = await upload()
    assert.equal(refused.status, 507)
    assert.match((await refused.json()).message, /^The server has no room for more files\./)
    assert.equal((await (await signIn()).get('/products')).status, 200)
    const ready = await new Visitor().get('/health/ready')
    assert.equal(ready.status, 200)
    assert.deepInclude(await ready.json(), { disk: 'full' })

    mock.restoreAll()
    assert.equal((await upload()).status, 200)
    assert.deepInclude(await (await new Visitor().get('/health/ready')).json(), { disk: 'ok' })
  })

  test('keeps nothing of a file that does not fit', async ({ assert }) => {
    const disk = drive.use()
    const keys: string[] = []
    const put = disk.put.bind(disk)
    mock.method(disk, 'put', async (key: string, content: Buffer) => {
      keys.push(key)
      await put(key, content.subarray(0, 10))
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    const kept = storeContent(Buffer.alloc(1_000), { mime: 'image/png', ownerId: null })
    await assert.rejects(() => kept, 'no space left on device')
    assert.lengthOf(keys, 1)
    assert.isFalse(await disk.exists(keys[0]!))
  })
})
