import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { queueMail } from '#app/mail/actions/queue_mail'
import { afterAnswer } from '../security/after_answer.js'
import { clientInfo } from '../sessions/client_info.js'
import { agentText } from '../sessions/describe_agent.js'
import { askMailedCode, MAILED_CODE_MINUTES } from '../emails/mailed_code.js'
import type User from '../models/user.js'
import { withinLimit } from '../security/within_limit.js'
import { recordRepeatedEvent } from './record_repeated_event.js'

/** Codes to one account: who has the password must not fill the owner's mailbox. */
const MOST_MAILS = { requests: 6, duration: '1 hour' }

/**
 * Goes on with a sign-in to an account whose passwords somebody is guessing: asks for a code, which is mailed if the password was right.
 * The answer does not tell whether it was, nor whether there is an account, so that guesses there teach nothing.
 * @param user who gave the right password, or null
 */
export function challengeByMail(
  ctx: HttpContext,
  email: string,
  user: User | null,
  remember: boolean
): void {
  const code = askMailedCode(ctx, email, user, remember)
  if (!user) return
  const client = clientInfo(ctx)
  afterAnswer(ctx, async () => {
    if (!(await withinLimit(`mailed-code-mail:${user.id}`, MOST_MAILS))) return
    await db.transaction(async (trx) => {
      await recordRepeatedEvent(trx, user.id, 'code_mailed', client)
      await queueMail(trx, {
        userId: user.id,
        recipient: user.email,
        kind: 'sign_in_code',
        data: {
          name: user.name,
          code,
          minutes: MAILED_CODE_MINUTES,
          device: agentText(client.userAgent),
          ipAddress: client.ipAddress,
        },
      })
    })
  })
}
