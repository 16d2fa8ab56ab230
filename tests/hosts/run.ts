import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { runCommand } from '../../tools/launcher/command.js'
import { Failure } from '../../tools/launcher/failure.js'
import { buildPages } from '../../tools/launcher/pages/pages.js'
import { startEmbeddedPostgres } from '../../tools/launcher/postgres/embedded_postgres.js'
import { migrateAndSeed } from '../../tools/launcher/preparation.js'
import { fired } from '../../tools/launcher/processes/signals.js'
import { Hosts } from '../support/hosts/hosts.js'
import { canMakeHosts } from '../support/hosts/network.js'

/*
 * Runs an installation on many hosts, each a network namespace with an address of its own: three with web processes behind HAProxy, three with workers,
 * pgbouncer before the database, an S3 store. Nothing of it is left at the end. As root:
 *
 *   npm run hosts
 */

await runCommand(async ({ stop }, cleanup) => {
  if (!(await canMakeHosts())) {
    throw new Failure(
      'Hosts need Linux, root, and the programs ip, unshare, haproxy and pgbouncer.'
    )
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-hosts-'))
  cleanup.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  // The database's user passes through it.
  await chmod(dataDir, 0o711)
  await buildPages(stop)
  const database = await startEmbeddedPostgres({ dataDir })
  cleanup.defer(() => database.stop())
  const settings = {
    APP_KEY: randomBytes(32).toString('hex'),
    PAYMENTS: 'sandbox',
    PAYOUTS: 'sandbox',
  }
  const env = { ...process.env, ...settings, DEMO_MERCHANT: 'open', LOG_LEVEL: 'warn' }
  const hosts = await Hosts.start({
    databaseUrl: database.url,
    dataDir: await mkdtemp(join(dataDir, 'hosts-')),
    env,
    worker: 'bin/worker.ts',
    prepare: (given) => migrateAndSeed(dataDir, { ...given, DATA_DIR: dataDir }, stop),
  })
  cleanup.defer(() => hosts.stop())
  console.log(`Three web hosts behind ${hosts.url}, three workers: ${hosts.names.join(', ')}.`)
  console.log(`Sign in as ${DEMO_MERCHANT.email} / ${DEMO_MERCHANT.password}`)
  console.log('Stop with Ctrl-C.')
  await fired(stop)
  return 0
})
