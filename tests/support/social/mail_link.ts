import { setTimeout as sleep } from 'node:timers/promises'
import { readMailbox } from '#app/mail/mailbox/read_mailbox'

const PATIENCE_MS = 10_000

/**
 * Path and query of the link in the newest mail to somebody, once the worker has put it into the mailbox.
 * @throws Error when none comes
 */
export async function linkInMail(recipient: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const mail = (await readMailbox()).find((it) => it.recipient === recipient)
    const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? []
    if (link) {
      const { pathname, search } = new URL(link)
      return pathname + search
    }
    await sleep(25)
  }
  throw new Error(`No mail came to ${recipient}`)
}
