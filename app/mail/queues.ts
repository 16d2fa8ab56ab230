import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

export const MAILS_QUEUE = defineQueue('mails', {
  notify: true,
  heartbeatSeconds,
  /** Ten tries over about a day. */
  retryLimit: 9,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
  /** Longer than a mail server is waited for. */
  expireInSeconds: 3600,
})

export interface MailJob {
  mailId: string
}
