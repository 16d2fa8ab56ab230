import db from '@adonisjs/lucid/services/db'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { FormError } from '#app/core/errors/form_error'
import { sendAgain } from '#app/mail/actions/send_again'
import { ADMIN_ERRORS } from '../messages/en/errors.js'

/**
 * Has a mail that was given up sent again, or all of them without an id, and writes it down, in one transaction.
 * @throws FormError under `reason` where nothing can be sent again
 */
export async function sendMailsAgainAs(
  actor: Actor,
  { mailId, reason }: { mailId: string | null; reason: string }
): Promise<void> {
  await db.transaction(async (trx) => {
    const count = await sendAgain(trx, mailId)
    if (count === 0) throw new FormError({ reason: ADMIN_ERRORS.nothingToSend })
    await recordAct(trx, actor, {
      act: 'send_mails',
      target: mailId === null ? undefined : { kind: 'mail', id: mailId },
      details: { count },
      reason,
    })
  })
}
