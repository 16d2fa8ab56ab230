import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MAILBOX_SIZE, mailboxDir } from '#config/mail'
import type { StoredMail } from './stored_mail.js'

/** Mail of the mailbox, newest first. */
export async function readMailbox(): Promise<StoredMail[]> {
  const files = await newestFirst()
  const kept = files.slice(0, MAILBOX_SIZE)
  const mails = await Promise.all(kept.map(async (path) => readMail(path)))
  return mails.filter((mail) => mail !== null)
}

/** Removes what is beyond the size of the mailbox. */
export async function trimMailbox(): Promise<void> {
  for (const path of (await newestFirst()).slice(MAILBOX_SIZE)) await rm(path, { force: true })
}

async function newestFirst(): Promise<string[]> {
  const names = await readdir(mailboxDir).catch(() => [])
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const path = join(mailboxDir, name)
        return {
          path,
          time: await stat(path).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0
          ),
        }
      })
  )
  return files.sort((a, b) => b.time - a.time).map(({ path }) => path)
}

/** Null for a file that has just been removed. */
async function readMail(path: string): Promise<StoredMail | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as StoredMail)
}
