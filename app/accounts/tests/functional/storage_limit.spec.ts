import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { updateProfileInformation } from '#app/accounts/actions/update_profile_information'
import { finishDataExport } from '#app/closure/actions/finish_data_export'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { storeContent } from '#app/media/store/store_bytes'
import { storageUsed } from '#app/media/store/storage_used'
import { requestEdit } from '#app/pictures/actions/request_edit'
import { addPhotos } from '#app/products/actions/add_photos'
import { replaceMask } from '#app/products/actions/replace_mask'
import { keepLogo } from '#app/reels/actions/keep_logo'
import { keepSound } from '#app/reels/actions/keep_sound'
import { SOUNDS_KEPT } from '#app/reels/limits'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { isGone } from '#tests/support/gone'
import { createMerchant } from '#tests/support/merchant'
import { createEmptyProduct } from '#tests/support/product'

const CLIENT = { ipAddress: '127.0.0.1', userAgent: null }
const PICTURE = { width: 8, height: 8, placeholder: '' }

/** A picture of so many bytes in the store. */
async function picture(ownerId: number, bytes: number) {
  const stored = await storeContent(Buffer.alloc(bytes), { mime: 'image/png', ownerId })
  return { ...stored, ...PICTURE }
}

/** Has an account keep no more than it does. */
async function leaveNoRoom(userId: number): Promise<void> {
  await sql(
    db.connection(),
    `insert into user_limits (user_id, storage_mb, reason) values (?, 0, 'test')`,
    [userId]
  )
}

test.group('An account without room for files', () => {
  test(
    'replaces its {$self} by a smaller one, or not at all; what is larger is refused and leaves the store'
  )
    .with(['mask', 'logo', 'sound', 'profile photo'] as const)
    .run(async ({ assert }, what) => {
      const { id } = await createMerchant()
      const { name, email } = await User.findOrFail(id)
      const { id: productId } = await createEmptyProduct(id)
      const photo = { stored: await picture(id, 10), originalName: 'a.png' }
      const photoId = firstOf(await db.transaction((trx) => addPhotos(trx, productId, [photo])))
      type Picture = Awaited<ReturnType<typeof picture>>
      const keep = {
        'mask': (file: Picture) => replaceMask({ productId, photoId }, file),
        'logo': (file: Picture) => keepLogo(file, id),
        'sound': ({ width: _, height: __, placeholder: ___, ...file }: Picture) =>
          keepSound({ ...file, seconds: 5 }, 'Sea', id),
        'profile photo': (file: Picture) =>
          updateProfileInformation(id, { name, email, photo: file }, CLIENT),
      }[what]
      for (let kept = 0; kept < (what === 'sound' ? SOUNDS_KEPT : 1); kept++) {
        await keep(await picture(id, 1_000))
      }
      await leaveNoRoom(id)
      const before = await storageUsed(db.connection(), id)
      const larger = await picture(id, 1_001)
      await assert.rejects(() => keep(larger), /./)
      assert.isTrue(await isGone(larger.diskKey))
      const died = await picture(id, 800)
      await cutAtWrite('media', 'insert into media', () => keep(died))
      assert.equal(await storageUsed(db.connection(), id), before)
      const smaller = await picture(id, 900)
      await keep(smaller)
      assert.equal(await storageUsed(db.connection(), id), before - 100)
      assert.isTrue(await drive.use().exists(smaller.diskKey))
    })

  test('has nothing kept of an edit of which one file alone is too large', async ({ assert }) => {
    const { id: userId } = await createMerchant()
    await sql(
      db.connection(),
      `insert into user_limits (user_id, storage_mb, reason) values (?, 1, 'test')`,
      [userId]
    )
    const [stored, area] = [await picture(userId, 600_000), await picture(userId, 600_000)]
    const order = () => requestEdit({ userId, picture: { stored }, prompt: 'On sand', area })
    await assert.rejects(order, /./)
    assert.isTrue(await isGone(area.diskKey))
    assert.isTrue(await isGone(stored.diskKey))
    assert.equal(await storageUsed(db.connection(), userId), 0)
  })

  test('takes its data along: the copy counts for nothing', async ({ assert }) => {
    const { id } = await createMerchant()
    await keepLogo(await picture(id, 1_000), id)
    const [data] = await sql<{ id: string }>(
      db.connection(),
      `insert into data_exports (user_id, state) values (?, 'running') returning id`,
      [id]
    )
    const archive = await storeContent(Buffer.alloc(5_000), {
      mime: 'application/zip',
      ownerId: id,
    })
    assert.isTrue(await finishDataExport(data!.id, archive))
    assert.equal(await storageUsed(db.connection(), id), 1_000)
  })
})
