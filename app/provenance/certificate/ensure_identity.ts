import { X509Certificate } from 'node:crypto'
import { access, readFile, rename, rm } from 'node:fs/promises'
import { filesIn } from './read_identity.js'

const DAY_MS = 86_400_000

/**
 * Makes an installation's own certificate where there is none, and anew where the clock was ahead when it was made: nothing could be signed
 * until it is valid. That one is kept beside it.
 */
export async function ensureIdentity(folder: string, now = new Date()): Promise<void> {
  const { certificate, key } = filesIn(folder)
  const isThere = await access(key).then(
    () => true,
    () => false
  )
  if (isThere) {
    if (!(await isAhead(certificate, now))) return
    const aside = `${folder}-ahead`
    await rm(aside, { recursive: true, force: true })
    await rename(folder, aside)
  }
  // What makes certificates is large, and needed once.
  await (await import('./make_identity.js')).makeIdentity(folder, now)
}

/** One that cannot be read is told of when it is used. */
async function isAhead(path: string, now: Date): Promise<boolean> {
  try {
    const { validFromDate } = new X509Certificate(await readFile(path))
    return validFromDate.getTime() - now.getTime() > DAY_MS
  } catch {
    return false
  }
}
