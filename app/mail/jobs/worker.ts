import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { firstOf } from '#app/core/elements'
import { type MailJob, MAILS_QUEUE } from '../queues.js'
import { mailsAtOnce, stopGraceMs } from '#config/queue'
import { tryMailServer } from '../smtp/try_server.js'
import { sendMail } from './send_mail.js'

/** Starts sending mail; resolves with the function that ends it. */
export async function startMails(queue: PgBoss): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  // A server may take minutes over one mail; the others go by another hand. Each is its own worker, since without being notified one
  // rests after each mail, though others wait.
  for (let hand = 0; hand < mailsAtOnce; hand++) {
    const worker: string = await queue.work<MailJob>(
      MAILS_QUEUE,
      { includeMetadata: true, pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 },
      ((jobs: JobWithMetadata<MailJob>[]) => {
        const { data, retryCount, retryLimit } = firstOf(jobs)
        return sendMail({
          mailId: data.mailId,
          mayRetry: retryCount < retryLimit,
          signal: stopping.signal,
        }).finally(() => queue.notifyWorker(worker))
      }) as Parameters<PgBoss['work']>[2]
    )
  }
  void tryMailServer()
  return async () => {
    const grace = setTimeout(() => stopping.abort(), stopGraceMs)
    await queue.offWork(MAILS_QUEUE, { wait: true })
    clearTimeout(grace)
  }
}
