import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { listCheckpoints } from '#app/backup/checkpoint/manifest'
import { openStore } from '#app/backup/store/open_store'
import { firstOf } from '#app/core/elements'
import { countGenerations } from '#tests/support/disturbed_work'
import {
  attemptStart,
  type Instance,
  makeSeededDataDir,
  startInstance,
  SUPERVISOR,
} from '#tests/support/instance'
import { makeFolder } from '#tests/support/folder'
import { listDescendants, untilGone } from '#tests/support/processes'
import { runAce } from '#tests/support/run_ace'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { UNFIT_DATABASE } from '../../bin/exit_codes.js'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { findFreePort } from '../../tools/launcher/processes/network.js'
import { ROOT } from '../../tools/launcher/settings.js'

/** Makes the database what it was before versions were written down; the migration that does so waits where a connection says so. */
const TAKEN_BACK = `
  drop table versions;
  delete from adonis_schema where name like '%create_versions';
  create function linger() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(case when current_setting('vitrine.linger', true) = 'on' then 600 else 0 end);
    return new;
  end $$;
  create trigger linger before insert on adonis_schema for each row execute function linger()`

/** Starts it and kills all of it while the migration is under way. */
async function killInMigration(
  { dataDir, databaseUrl }: Instance,
  settings: NodeJS.ProcessEnv
): Promise<void> {
  const [program, ...args] = SUPERVISOR
  const PORT = String(await findFreePort('127.0.0.1'))
  const { PATH, HOME } = process.env
  const child = spawn(program!, args, {
    cwd: ROOT,
    env: { PATH, HOME, PORT, DATA_DIR: dataDir, ...settings, PGOPTIONS: '-c vitrine.linger=on' },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await until(async () => {
    const sleeping = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`
    return (await query({ databaseUrl }, sleeping).catch(() => [])).length === 1
  })
  const pids = [child.pid!, ...listDescendants(child.pid!).map(({ pid }) => pid)]
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await ended
  await untilGone(pids, 60_000)
}

test('work under way outlives an upgrade that is killed and made again, ends once, and the older version goes back by its checkpoint', async ({
  assert,
  cleanup,
}) => {
  const place = await makeFolder({ cleanup })
  const dataDir = await makeSeededDataDir()
  const options = { dataDir, engine: 'quick', env: { BACKUP_TO: place } } as const
  const old = await startInstance(options)
  cleanup(async () => void (await old.stop()))
  const visitor = new Visitor(old.url)
  await visitor.post('/login', DEMO_MERCHANT)
  await old.kill('worker', 'SIGSTOP')
  const asked = visitor.post('/api/generate/101', { prompt: 'on a table of oak' }).catch(() => null)
  await until(async () => (await countGenerations(old)).open === 1)
  const before = await countGenerations(old)
  await query(old, TAKEN_BACK)
  await old.kill('all')
  await asked

  await killInMigration(old, options.env)
  const next = await startInstance(options)
  cleanup(async () => void (await next.stop()))
  assert.match(next.output, /Upgrade: from an earlier version to [\d.]+\.\n/)
  assert.match(next.output, /Upgrade: checkpoint \S+, which the last try has made, serves/)
  const after = await until(async () => {
    const now = await countGenerations(next)
    return now.open === 0 ? now : null
  })
  assert.deepEqual(after, { ...before, open: 0, succeeded: before.succeeded + 1 })
  const { debits } = firstOf(
    await query<{ debits: number }>(
      next,
      `select count(*)::int as debits from credit_entries where reason = 'debit'
       and generation_id = (select id from generations where kind = 'generate' order by id desc limit 1)`
    )
  )
  assert.equal(debits, 1)

  await query(next, `insert into versions (version) values ('99.0.0')`)
  await next.stop()
  const refused = await attemptStart(options)
  assert.equal(refused.code, UNFIT_DATABASE, refused.output)
  assert.include(refused.output, 'was brought up to date by Vitrine 99.0.0')
  assert.lengthOf(await listCheckpoints(await openStore(place, 'read')), 1)
  const restored = await runAce(dataDir, ['restore', `--from=${place}`, '--replace'])
  assert.equal(restored.code, 0, restored.output)
  const back = await startInstance(options)
  cleanup(async () => void (await back.stop()))
  await until(async () => (await countGenerations(back)).open === 0)
  assert.equal((await countGenerations(back)).lost, 0)
}).tags(['@long'])
