import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { recordMedia } from '#app/media/record_media'
import { sweepOrphans } from '#app/media/sweep_orphans'
import { MemoryStore } from '#tests/support/memory_store'

const OLD = new Date(Date.now() - 2 * 86_400_000)
/** Files that one run looks at. */
const RUN = 5_000

const keyOf = (n: number) => `originals/${String(n % 100).padStart(2, '0')}/sweep-${n}.jpg`

async function record(diskKey: string): Promise<void> {
  const file = { diskKey, mime: 'image/jpeg', bytes: 1, checksum: 'x', ownerId: null }
  await db.transaction((trx) => recordMedia(file, trx))
}

test.group('Sweeping files that nobody owns', (group) => {
  group.each.teardown(async () => {
    await db.from('media').where('disk_key', 'like', '%/sweep-%').delete()
  })

  test('a store that lists in pages is swept part by part, then from the start', async ({
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
    const owned = [0, 4_321, 11_999].map(keyOf)
    for (const key of owned) await record(key)
    const young = 'originals/50/being-stored.jpg'
    store.files.set(young, new Date())
    const kept = [...owned, young].sort()

    const left = [store.files.size]
    for (let run = 0; run < 3; run++) {
      await sweepOrphans()
      left.push(store.files.size)
    }
    assert.isTrue(left.every((count, run) => run === 0 || left[run - 1] - count <= RUN))
    assert.deepEqual([...store.files.keys()].sort(), kept)

    store.files.set(keyOf(100), OLD)
    await sweepOrphans()
    await sweepOrphans()
    assert.deepEqual([...store.files.keys()].sort(), kept)
  })

  test('a folder with more files than one run looks at is empty after the next', async ({
    assert,
    cleanup,
  }) => {
    const folder = join(app.makePath(env.get('DATA_DIR')), 'media/originals/00')
    await mkdir(folder, { recursive: true })
    cleanup(() => rm(folder, { recursive: true }))
    const names = Array.from({ length: RUN + 200 }, (_, n) => `sweep-${n}.jpg`)
    for (const name of names) {
      await writeFile(join(folder, name), '')
      await utimes(join(folder, name), OLD, OLD)
    }
    await record(`originals/00/${names[7]}`)
    await sweepOrphans()
    assert.isAtLeast((await readdir(folder)).length, 200)
    await sweepOrphans()
    assert.deepEqual(await readdir(folder), [names[7]])
  })
})
