import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstOf } from '../../../app/core/elements.ts'
import { ignoreMissing } from '../data_dir/data_dir.ts'
import { explainFullDisk, Failure } from '../failure.ts'
import { run } from '../processes/run.ts'
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
 * How PostgreSQL's programs, started in `folder`, are told that it is their cluster. Another user may not be able to walk
 * there from the root, as through a closed home directory; through the working directory he is there already, with no right to anything
 * else. Only Linux has such a name for it.
 */
export function serverPath(folder: string, account: Account | null): string {
  return account !== null && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

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
  if (version?.trim() === VERSION) return takeOver(cluster, account)
  if (version !== null) {
    throw new Failure(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()} and this is ${VERSION}: set DATA_DIR to another folder, or move the data with pg_dump.`
    )
  }

  const unfinished = `${cluster}.unfinished`
  const place = serverPath(unfinished, account)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (account) await chown(unfinished, account.uid, account.gid)

  const execute = async (program: string, args: string[], input = '') => {
    const call = [...launcher.prefix, program, ...args]
    const result = await run(firstOf(call), call.slice(1), {
      ...launcher.identity,
      cwd: unfinished,
      input,
    })
    if (result.code === 0 && !/\b(ERROR|FATAL):/.test(result.output)) return
    throw explainFullDisk(result.output, cluster) ?? new Failure(describe(result.output, cluster))
  }
  await execute(binaries.initdb, [
    `--pgdata=${place}`,
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
    ['--single', '-j', '-D', place, 'postgres'],
    [
      `CREATE ROLE ${ROLE} LOGIN PASSWORD '${options.password}';`,
      `CREATE DATABASE ${ROLE} OWNER ${ROLE};`,
      '',
    ].join('\n\n')
  )
  await writeFile(join(unfinished, 'pg_hba.conf'), ACCESS)
  await rename(unfinished, cluster)
}

/** A cluster that root copied, as from a backup, may have become root's own or open to others: PostgreSQL takes neither. */
async function takeOver(cluster: string, account: Account | null): Promise<void> {
  if (account && (await stat(cluster)).uid !== account.uid) {
    await run('chown', ['-R', '-h', `${account.uid}:${account.gid}`, cluster])
  }
  await chmod(cluster, 0o700)
}

function describe(output: string, cluster: string): string {
  const [, nameless] = /could not look up effective user ID (\d+)/.exec(output) ?? []
  return nameless
    ? `PostgreSQL needs the name of the user it runs as, and ${nameless} has none here: add a line for it to /etc/passwd, start Vitrine as another user, or set DATABASE_URL.`
    : `PostgreSQL could not make its database in ${cluster}: ${output.trim()}`
}
