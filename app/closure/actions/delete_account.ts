import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepCommissions } from '#app/affiliates/actions/keep_commissions'
import { retainAffiliateRecords } from '#app/affiliates/actions/retain_affiliate_records'
import { notifyAccountClosing } from '#app/accounts/closing'
import { closePayments } from '#app/billing/actions/close_payments'
import { retainAccountingRecords } from '#app/billing/actions/retain_accounting_records'
import { queueMail } from '#app/mail/actions/queue_mail'
import { removeEndedMails } from '#app/mail/actions/remove_ended_mails'
import { removeMedia } from '#app/media/store/remove_media'
import { removeProduct } from '#app/products/actions/delete_product'
import { FormError } from '#app/core/errors/form_error'
import { cancelAllGenerations } from '#app/work/actions/cancel_all_generations'
import { listOwnedTeamsWithMembers } from '#app/teams/queries/list_owned_teams_with_members'
import { sql } from '#app/core/database/sql'
import { ACCOUNT_ERRORS } from '#app/accounts/messages/en/errors'
import { isOwnAddress } from '#app/accounts/emails/owned_address'
import { removeUser } from '#app/accounts/actions/remove_user'
import { lockAccount, Overtaken } from './lock_account.js'

interface DeleteAccountInput {
  userId: number
  /** Whether teams of this user that others belong to may go as well. */
  deleteTeams: boolean
  /** What is written along with it, in its transaction, once nothing can be added to the account any more. */
  record?: (trx: TransactionClientContract) => Promise<void>
}

/** How often a deletion is begun anew. */
const ATTEMPTS = 5

/** PostgreSQL's code for a transaction that was broken off since two waited for each other. */
const DEADLOCK = '40P01'

/**
 * Deletes an account with all that belongs to it, in one transaction: work that runs is cancelled; products, pictures,
 * teams, credits, sessions, tokens and the trail go; a subscription ends. What tax law wants is kept without a name; what
 * others made of its products stays theirs. Files go once the transaction is committed; those that a crash leaves behind
 * have no row and are swept.
 *
 * Begun anew when something was added while it was being locked, or should the database break it off for a deadlock.
 * @throws FormError under `delete_teams` when others work in a team of this user
 */
export async function deleteAccount(input: DeleteAccountInput): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.transaction((trx) => deleteAccountIn(trx, input))
      return
    } catch (error) {
      const again = error instanceof Overtaken || (error as { code?: string }).code === DEADLOCK
      if (!again || attempt === ATTEMPTS) throw error
    }
  }
}

/** One attempt, in the caller’s transaction. */
export async function deleteAccountIn(
  trx: TransactionClientContract,
  { userId, deleteTeams, record }: DeleteAccountInput
): Promise<void> {
  const user = await lockAccount(trx, userId)
  if (!user) return
  await record?.(trx)
  if (!deleteTeams && (await listOwnedTeamsWithMembers(trx, userId)).length > 0) {
    throw new FormError({ delete_teams: ACCOUNT_ERRORS.teamsWithMembers })
  }
  await cancelAllGenerations(trx, { userId }, 'cancelled')
  for (const id of user.productIds) await removeProduct(trx, id)
  const media = await sql<{ id: string }>(trx, 'select id from media where owner_id = ?', [userId])
  await retainAccountingRecords(trx, userId)
  await retainAffiliateRecords(trx, userId)
  await keepCommissions(trx, userId)
  await closePayments(trx, userId)
  await notifyAccountClosing(trx, userId)
  await removeEndedMails(trx, userId, user.email)
  await removeUser(trx, userId)
  await removeMedia(
    media.map(({ id }) => id),
    trx
  )
  if (!isOwnAddress(user)) return
  await queueMail(trx, {
    userId: null,
    recipient: user.email,
    kind: 'account_deleted',
    data: { name: user.name },
  })
}
