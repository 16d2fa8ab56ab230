import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../data_dir.ts'
import { explainFullDisk, Failure } from '../failure.ts'
import { run } from '../run.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Launcher } from './launcher.ts'

export const ROLE = 'vitrine'
const VERSION = '18'

/**
 * Only the application's role can sign in, with its password and through the socket. The superuser has no way in:
 * he is used once, in single-user mode, below.
 */
const ACCESS = `local ${ROLE} ${ROLE} scram-sha-256\n`

/**
 * Makes the cluster, its role and its database, unless it is there. It is made beside its place and moved there when whole,
 * so that a start killed half way leaves nothing that looks like a database.
 *
 * Text sorts by code point (`C.UTF-8` of PostgreSQL itself), the same on every machine and after every update.
 *
 * @param durable false skips flushing to disk, for tests
 * @throws Failure for a full disk or a cluster of another version
 */
export async function createCluster(options: {
  cluster: string
  password: string
  account: Account | null
  launcher: Launcher
  binaries: Binaries
  durable: boolean
}): Promise<void> {
  const { cluster, account, launcher, binaries, durable } = options
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(ignoreMissing)
  if (version?.trim() === VERSION) return
  if (version !== null) {
    throw new Failure(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()} and this is ${VERSION}: set DATA_DIR to another folder, or move the data with pg_dump.`
    )
  }

  const unfinished = `${cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (account) await chown(unfinished, account.uid, account.gid)

  const execute = async (program: string, args: string[], input = '') => {
    const [command, ...rest] = [...launcher.prefix, program, ...args]
    const result = await run(command, rest, { ...launcher.identity, cwd: '/', input })
    if (result.code === 0 && !/\b(ERROR|FATAL):/.test(result.output)) return
    throw (
      explainFullDisk(result.output, cluster) ??
      new Failure(`PostgreSQL could not make its database in ${cluster}: ${result.output.trim()}`)
    )
  }
  await execute(binaries.initdb, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ])
  await execute(
    binaries.postgres,
    ['--single', '-j', '-D', unfinished, 'postgres'],
    [
      `CREATE ROLE ${ROLE} LOGIN PASSWORD '${options.password}';`,
      `CREATE DATABASE ${ROLE} OWNER ${ROLE};`,
      '',
    ].join('\n\n')
  )
  await writeFile(join(unfinished, 'pg_hba.conf'), ACCESS)
  await rename(unfinished, cluster)
}
