import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { LEAST_FREE_BYTES } from '../../../config/disk.ts'
import { explainFileError, Failure } from '../failure.ts'

/** The cluster, what is beside it, and the programs where they lie here. */
const POSTGRES = /^(vitrine-)?postgres/

/**
 * Makes the data folder if there is none and checks that it can be written and has room.
 *
 * A new folder is its owner's alone. PostgreSQL, which runs as another user under root, gets into it by its working directory where
 * the system is Linux; elsewhere others may enter a folder that root made, and not list it. Whatever else lies
 * in it is closed to others, also what earlier versions left open.
 *
 * @throws Failure naming DATA_DIR
 */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    const made = await mkdir(dataDir, { recursive: true })
    if (made) await chmod(dataDir, isRootElsewhere() ? 0o711 : 0o700)
    await closeToOthers(dataDir)
    const probe = join(dataDir, `.writable-${process.pid}`)
    await writeDurably(probe, 'ok')
    await rm(probe)
  } catch (error) {
    throw explainFileError(error, `DATA_DIR (${dataDir})`)
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  if (free < LEAST_FREE_BYTES) {
    throw new Failure(
      `The disk is full: only ${Math.floor(free / 1024 ** 2)} MB are free for DATA_DIR (${dataDir}) and Vitrine needs 200 MB to start.`
    )
  }
}

function isRootElsewhere(): boolean {
  return process.platform !== 'linux' && process.getuid?.() === 0
}

/** PostgreSQL sees to its own folders, of which that of its programs is entered by its own user. What belongs to another user is theirs to close. */
async function closeToOthers(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir, { withFileTypes: true })
  for (const entry of entries.filter(({ name }) => !POSTGRES.test(name))) {
    const mode = entry.isDirectory() ? 0o700 : entry.isFile() ? 0o600 : null
    if (mode) await chmod(join(dataDir, entry.name), mode).catch(() => {})
  }
}

/**
 * A random secret that is made once and kept in a file that only its owner reads.
 *
 * @returns 43 characters of base64url, 256 bits
 */
export async function readOrCreateSecret(path: string): Promise<string> {
  const existing = await readFile(path, 'utf8').catch(ignoreMissing)
  if (existing?.trim()) return existing.trim()
  const secret = randomBytes(32).toString('base64url')
  await writeDurably(path, `${secret}\n`)
  return secret
}

/** Writes a file that is there whole or not at all, whatever happens to the process or the machine. */
export async function writeDurably(path: string, text: string, mode = 0o600): Promise<void> {
  const temporary = `${path}.new`
  const file = await open(temporary, 'w', mode)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
}

export function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
