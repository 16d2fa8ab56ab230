import { chmod, cp, lstat, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { acquireLock } from '../../../bin/lock.mjs'
import { Failure } from '../failure.ts'
import { run } from '../processes/run.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Launcher, passes } from './launcher.ts'

/** What a copy may be kept in; what the system cleans by itself comes last, because a running server reads on. */
const placesFor = (dataDir: string) => ['/var/lib', dataDir, tmpdir()]
const FOLDER = 'vitrine-postgres'
const PATIENCE_MS = 60_000

/**
 * The programs where `account` can run them: as they are installed, or else, as below root's own home or a clone that was made
 * with umask 077, copied once for each version (60 MB) to `/var/lib/vitrine-postgres`, or where that cannot be written below the
 * data folder or the temporary files. Programs find their parts by the real path of themselves, so that no link would do.
 *
 * @param account null: the user of this process, who reaches them where they are
 * @param places for tests
 * @throws Failure when no place will do
 */
export async function reachablePrograms(options: {
  binaries: Binaries
  account: Account | null
  launcher: Launcher
  dataDir: string
  places?: string[]
}): Promise<Binaries> {
  const { binaries, account, launcher, dataDir, places = placesFor(dataDir) } = options
  if (account === null || (await canRun(launcher, binaries))) return binaries
  for (const place of places) {
    const copied = await copyTo(join(place, FOLDER), binaries).catch(() => null)
    if (copied && (await canRun(launcher, copied))) return copied
  }
  throw new Failure(
    `PostgreSQL does not run as root, and the user it runs as (id ${account.uid}) cannot run its programs in ${dirname(binaries.postgres)}, nor copies of them in ${places.join(', ')}: free 60 MB in one of these, keep the project in a folder that all may enter, or set DATABASE_URL.`
  )
}

/** A program, and of what it reads the file that each needs first. */
function canRun(launcher: Launcher, { initdb, postgres }: Binaries): Promise<boolean> {
  const shared = join(rootOf(postgres), 'share/postgresql/postgres.bki')
  return passes(launcher, '[ -x "$1" ] && [ -x "$2" ] && [ -r "$3" ]', initdb, postgres, shared)
}

/** The folder that holds `bin`, `lib` and `share`. */
function rootOf(program: string): string {
  return dirname(dirname(program))
}

/** Whole or not at all; others may read it and nobody but the owner write, whatever the umask. */
async function copyTo(folder: string, binaries: Binaries): Promise<Binaries | null> {
  const from = rootOf(binaries.postgres)
  const { version } = JSON.parse(await readFile(join(from, '../package.json'), 'utf8'))
  const target = join(folder, `${basename(dirname(from))}-${version}`)
  if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755)
  // Where everybody may write, as among the temporary files, somebody else could have made it.
  if (!(await isOursAlone(folder))) return null

  const lock = await acquireLock(`programs ${target}`, { patience: PATIENCE_MS })
  try {
    if (!(await isOursAlone(target))) {
      const unfinished = `${target}.unfinished`
      await rm(unfinished, { recursive: true, force: true })
      try {
        await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
        const { code } = await run('chmod', ['-R', 'u=rwX,go=rX', unfinished])
        if (code !== 0) return null
        await rename(unfinished, target)
      } finally {
        await rm(unfinished, { recursive: true, force: true })
      }
    }
  } finally {
    lock.release()
  }
  const at = (program: string) => join(target, 'bin', basename(program))
  return { initdb: at(binaries.initdb), postgres: at(binaries.postgres) }
}

async function isOursAlone(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  return (
    found !== null &&
    found.isDirectory() &&
    found.uid === process.getuid?.() &&
    (found.mode & 0o022) === 0
  )
}
