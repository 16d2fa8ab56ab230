import { query } from '../support/query.js'
import type { Affiliate } from './affiliate.js'
import type { Told } from './merchant.js'
import type { Holdings } from './system.js'

/** Cents that a payment of a referred merchant earns, and what is paid out at least; written down here once more, as the images are. */
const EARNS = 580
const LEAST_PAYOUT = 5_000

/**
 * Compares what somebody has earned with what those whom they recommended were told to have paid, and what was paid out with what
 * the provider of payouts says to have sent.
 * @returns what does not agree, a sentence each
 */
export async function compareAffiliate(
  holdings: Pick<Holdings, 'databaseUrl'>,
  { paypalEmail }: Pick<Affiliate, 'paypalEmail'>,
  merchants: readonly { told: Told }[]
): Promise<string[]> {
  const [row] = await query<Record<'balance' | 'earned' | 'booked' | 'sent', number>>(
    holdings,
    `select a.balance::int,
       (select coalesce(sum(change), 0)::int from affiliate_entries e
        where e.affiliate_id = a.id and e.reason = 'commission') as earned,
       (select coalesce(sum(amount), 0)::int from payouts p
        where p.affiliate_id = a.id and p.status = 'completed') as booked,
       (select coalesce(sum(value::numeric * 100), 0)::int from sandbox_payout_items i
        where i.receiver = a.paypal_email) as sent
     from affiliates a where a.paypal_email = $1`,
    [paypalEmail]
  )
  if (!row) return ['The affiliate is gone']
  const payments = merchants.reduce(
    (sum, { told }) => sum + told.subscriptions.size + told.packs.size,
    0
  )
  const { balance, earned, booked, sent } = row
  const faults: string[] = []
  if (earned !== EARNS * payments) {
    faults.push(`${payments} payments earn ${EARNS * payments} cents, but ${earned} are booked`)
  }
  if (sent !== booked) faults.push(`${booked} cents count as paid out, ${sent} were sent`)
  if (balance !== earned - sent) {
    faults.push(`${earned} cents were earned and ${sent} sent, but ${balance} are left`)
  }
  if (balance >= LEAST_PAYOUT) faults.push(`${balance} cents were not paid out`)
  return faults
}
