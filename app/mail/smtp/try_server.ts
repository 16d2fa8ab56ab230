import logger from '@adonisjs/core/services/logger'
import { mailDriver, smtpServer } from '#config/mail'
import { SMTP_WAITS, type SmtpServer, SmtpTalk, type SmtpWaits } from './smtp_talk.js'

/** Says in the log whether the mail server takes us, at the start and not only when the first mail does not leave. */
export async function tryMailServer(): Promise<void> {
  if (mailDriver !== 'smtp' || !smtpServer) return
  try {
    await trySmtp(smtpServer)
    logger.info({ host: smtpServer.host, port: smtpServer.port }, 'mail server ready')
  } catch (error) {
    logger.warn(`no mail can be sent at present: ${(error as Error).message}`)
  }
}

/** Connects and signs in. @throws SmtpFailure */
export async function trySmtp(server: SmtpServer, waits: SmtpWaits = SMTP_WAITS): Promise<void> {
  using talk = new SmtpTalk(server, waits)
  await talk.begin()
}
