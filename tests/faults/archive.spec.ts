import { test } from '@japa/runner'
import { makeFolder } from '#tests/support/folder'
import { makeSeededDataDir, startInstance } from '#tests/support/instance'
import { query } from '#tests/support/query'
import { killAceAt, runAce } from '#tests/support/run_ace'

const ROWS = 5_000
const MONTH = '2004-05'

test('an archive that is killed at any step loses nothing, and is run to its end by the next', async ({
  assert,
  cleanup,
}) => {
  const place = await makeFolder({ cleanup })
  const dataDir = await makeSeededDataDir()
  const instance = await startInstance({ dataDir, engine: 'quick' })
  cleanup(async () => void (await instance.stop()))
  const part = `security_events_${MONTH.replace('-', '_')}`
  await query(
    instance,
    `create table ${part} partition of security_events
       for values from (${(2004n * 12n + 4n) << 36n}) to (${(2004n * 12n + 5n) << 36n})`
  )
  await query(
    instance,
    `insert into security_events (id, user_id, kind, ip_address, created_at)
     select id_of_month(n, '${MONTH}-10Z'), (select min(id) from users), 'signed_in', '192.0.2.' || n % 250, '${MONTH}-10Z'
     from generate_series(1, ${ROWS}) n`
  )
  const rowsOf = async (table: string) => {
    const [found] = await query<{ rows: number; sum: string }>(
      instance,
      `select count(*)::int as rows, md5(string_agg(e::text, ',' order by id)) as sum from ${table} e
       where created_at < '2005-01-01Z'`
    )
    return found!
  }
  const before = await rowsOf('security_events')
  assert.equal(before.rows, ROWS)

  const archive = ['archive', 'security_events', '--before=2004-06', `--to=${place}`]
  await killAceAt(dataDir, archive, 'Detaching')
  // From here on all of them are in the table of the month, until all of them are in the archive.
  for (const step of ['Writing', 'Verifying', 'Dropping']) {
    await killAceAt(dataDir, archive, step)
    const [found] = await query<{ isAttached: boolean }>(
      instance,
      `select relispartition as "isAttached" from pg_class where relname = '${part}'`
    )
    // It may have gone before the last one was killed.
    if (step === 'Dropping' && !found) continue
    assert.deepEqual(await rowsOf(found?.isAttached ? 'security_events' : part), before, step)
  }
  const { code, output } = await runAce(dataDir, archive)
  assert.equal(code, 0, output)
  assert.match(output, new RegExp(`${ROWS} rows of ${MONTH} are in|has no such month`))
  assert.equal((await rowsOf('security_events')).rows, 0)

  const restore = ['archive:restore', 'security_events', `--month=${MONTH}`, `--from=${place}`]
  for (const step of ['Looking', 'Loading', 'Attaching']) {
    await killAceAt(dataDir, restore, step)
    const { rows } = await rowsOf('security_events')
    assert.include([0, ROWS], rows, step)
  }
  const restored = await runAce(dataDir, restore)
  // The last one may have been killed when all was done.
  assert.match(restored.output, new RegExp(`${ROWS} rows of ${MONTH} are in|is there already`))
  assert.deepEqual(await rowsOf('security_events'), before)
}).tags(['@long'])
