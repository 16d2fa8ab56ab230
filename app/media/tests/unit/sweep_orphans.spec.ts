import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { recordMedia } from '#app/media/store/record_media'
import { PARTS, sweepOrphans } from '#app/media/store/sweep_orphans'
import { MemoryStore } from '#tests/support/memory_store'

const OLD = new Date(Date.now() - 2 * 86_400_000)

const keyOf = (n: number) => `originals/${(n % PARTS).toString(16).padStart(2, '0')}/sweep-${n}.jpg`

async function record(diskKey: string): Promise<void> {
  const file = { diskKey, mime: 'image/jpeg', bytes: 1, checksum: 'x', ownerId: null }
  await db.transaction((trx) => recordMedia(file, trx))
}

test.group('Sweeping files that nobody owns', (group) => {
  group.each.teardown(async () => {
    await db.from('media').where('disk_key', 'like', '%/sweep-%').delete()
  })

  test('each run lists one part of the store, and all of them all of it', async ({
    assert,
    cleanup,
  }) => {
    const store = new MemoryStore()
    const use = drive.use
    drive.use = (() => store) as never
    cleanup(() => {
      drive.use = use
    })
    for (let n = 0; n < 12_000; n++) store.files.set(keyOf(n), OLD)
    // More than one page of a part.
    for (let n = 0; n < 1_000; n++) store.files.set(`originals/07/sweep-more-${n}.jpg`, OLD)
    const owned = [0, 4_321, 11_999].map(keyOf)
    for (const key of owned) await record(key)
    const young = 'originals/50/being-stored.jpg'
    store.files.set(young, new Date())

    for (let part = 0; part < PARTS; part++) await sweepOrphans(part)
    assert.deepEqual([...store.files.keys()].sort(), [...owned, young].sort())
    assert.isAtMost(store.listed, 13_001)
  })

  test('a part of a store in a folder keeps what has a row, and others are left for later', async ({
    assert,
    cleanup,
  }) => {
    const folder = join(app.makePath(env.get('DATA_DIR')), 'media/originals')
    const files = ['0a/sweep-1.jpg', '0a/sweep-2.jpg', '0b/sweep-3.jpg']
    for (const file of files) {
      const path = join(folder, file)
      await mkdir(join(path, '..'), { recursive: true })
      await writeFile(path, '')
      await utimes(path, OLD, OLD)
      cleanup(() => rm(path, { force: true }))
    }
    await record(`originals/${files[0]}`)
    await sweepOrphans(0x0a)
    const left = (await readdir(folder, { recursive: true })).filter((it) => it.includes('sweep-'))
    assert.sameMembers(left, [files[0], files[2]])
    await rm(join(folder, '0c'), { recursive: true, force: true })
    await sweepOrphans(0x0c)
  })
})
