import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { listCheckpoints } from '#app/backup/checkpoint/manifest'
import { openStore } from '#app/backup/store/open_store'
import { makeFolder } from '#tests/support/folder'
import { makeDataDir, makeSeededDataDir, startInstance } from '#tests/support/instance'
import { openToOthers } from '#tests/support/open_files'
import { killAceAt, runAce } from '#tests/support/run_ace'
import { query } from '#tests/support/query'
import { DEMO_MERCHANT } from '../../config/demo.js'

test('an installation that is lost comes back from its last checkpoint, whatever was killed on the way', async ({
  assert,
  cleanup,
}) => {
  const place = await makeFolder({ cleanup })
  const dataDir = await makeSeededDataDir()
  const instance = await startInstance({ dataDir, engine: 'quick' })
  cleanup(async () => void (await instance.stop()))
  await query(instance, `insert into users (name, email) values ('Ada', 'ada@example.test')`)
  const count = (table: string, of = instance) =>
    query<{ count: number }>(of, `select count(*)::int as count from ${table}`)

  await killAceAt(dataDir, ['backup', `--to=${place}`], 'Copying table users')
  const disk = await openStore(place, 'read')
  assert.deepEqual(await listCheckpoints(disk), [])
  const made = await runAce(dataDir, ['backup', `--to=${place}`])
  assert.equal(made.code, 0, made.output)
  assert.deepEqual(await openToOthers(place), [], 'files that other users can read')
  // Of the one that was killed nothing is left.
  assert.lengthOf(await readdir(join(place, 'checkpoints')), 1)
  const running = await runAce(dataDir, ['restore', `--from=${place}`, '--replace'])
  assert.match(running.output, /Vitrine is running on this database/)
  const [media, users] = [await count('media'), await count('users')]

  const other = await makeDataDir()
  await killAceAt(other, ['restore', `--from=${place}`], 'Loading table users')
  const restored = await runAce(other, ['restore', `--from=${place}`])
  assert.equal(restored.code, 0, restored.output)
  const twice = await runAce(other, ['restore', `--from=${place}`])
  assert.match(twice.output, /holds 1 accounts. With --replace/)

  const second = await startInstance({ dataDir: other, engine: 'quick' })
  cleanup(async () => void (await second.stop()))
  assert.deepEqual(await count('media', second), media)
  assert.deepEqual(await count('users', second), users)
  const [picture] = await query<{ id: string }>(
    second,
    `select m.id from media m join product_photos p on p.media_id = m.id join products o on o.id = p.product_id
     where o.is_public limit 1`
  )
  assert.equal((await fetch(`${second.url}/media/${picture!.id}`)).status, 200)
  const [demo] = await query<{ email: string }>(
    second,
    `select email from users where email = '${DEMO_MERCHANT.email}'`
  )
  assert.equal(demo!.email, DEMO_MERCHANT.email)
}).tags(['@long'])
