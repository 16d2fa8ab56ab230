import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { UUID } from '#app/core/database/uuid'
import { lockAffiliate, writeAffiliateEntry } from '../ledger/write_entry.js'
import { failureOfWord, type PayoutFailure } from './payout_failure.js'
import { nextStatus, type PayoutStatus } from './payout_outcome.js'

/** What is said of one payout. */
export interface PayoutNews {
  /** The payout's `reference`. */
  reference: string
  /** PayPal's word, such as `SUCCESS` or `UNCLAIMED`. */
  word: string
  transactionId: string | null
  /** Why it failed, where that is known better than by the word. */
  failure?: PayoutFailure
}

/** PayPal's word on what its receiver has. */
const ARRIVED = 'SUCCESS'

interface Owner {
  id: number
  affiliateId: number
  userId: number
  name: string
  email: string
}

interface Payout {
  status: PayoutStatus
  amount: number
  paypalEmail: string
}

/**
 * Brings a payout up to date with what is said of it, however often and in whatever order that comes. One that failed puts its amount
 * back on the balance and tells the affiliate, both once; that it has arrived after all is told in the log, for somebody to settle.
 * @returns whether there is such a payout
 */
export async function settlePayout(
  trx: TransactionClientContract,
  news: PayoutNews
): Promise<boolean> {
  const owner = await findOwner(trx, news.reference)
  if (!owner) return false
  await lockRows(trx, 'users', [owner.userId], 'key share')
  await lockAffiliate(trx, owner.affiliateId)
  const [payout] = await sql<Payout>(
    trx,
    `select status, amount, paypal_email as "paypalEmail" from payouts where id = ? for update`,
    [owner.id]
  )
  // Its account was deleted meanwhile.
  if (!payout) return false
  const status = nextStatus(payout.status, news.word)
  if (payout.status === 'failed' && news.word === ARRIVED) {
    const { reference, transactionId } = news
    logger.error({ reference, transactionId }, 'PayPal has paid what is on the balance again')
  }
  if (payout.status !== 'pending' && status === payout.status) return true
  const failure = status === 'failed' ? (news.failure ?? failureOfWord(news.word)) : null
  await sql(
    trx,
    `update payouts set status = :status, provider_status = :word, failure = :failure,
       transaction_id = coalesce(:transactionId, transaction_id),
       ended_at = case when :status = 'pending' then null else now() end
     where id = :id`,
    { id: owner.id, status, word: news.word, failure, transactionId: news.transactionId }
  )
  if (failure !== null) await putBack(trx, owner, payout, failure)
  return true
}

async function findOwner(
  trx: TransactionClientContract,
  reference: string
): Promise<Owner | undefined> {
  if (!UUID.test(reference)) return undefined
  const [owner] = await sql<Owner>(
    trx,
    `select p.id, p.affiliate_id as "affiliateId", u.id as "userId", u.name, u.email
     from payouts p join affiliates a on a.id = p.affiliate_id join users u on u.id = a.user_id
     where p.reference = ?::uuid`,
    [reference]
  )
  return owner
}

async function putBack(
  trx: TransactionClientContract,
  owner: Owner,
  { amount, paypalEmail }: Payout,
  failure: PayoutFailure
): Promise<void> {
  await writeAffiliateEntry(trx, {
    affiliateId: owner.affiliateId,
    reason: 'payout_returned',
    change: amount,
    payoutId: owner.id,
    availableAt: new Date(),
  })
  await queueMail(trx, {
    userId: owner.userId,
    recipient: owner.email,
    kind: 'payout_failed',
    data: {
      name: owner.name,
      amount,
      paypalEmail,
      failure,
      affiliateUrl: absoluteUrl('/affiliate'),
    },
  })
}
