import db from '@adonisjs/lucid/services/db'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { holdAffiliate, releaseAffiliate } from '#app/affiliates/actions/hold_affiliate'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'

/** What can be done to an affiliate. */
export const AFFILIATE_ACTS = ['hold_payouts', 'release_payouts'] as const

export interface ActOnAffiliateInput {
  affiliateId: number
  act: (typeof AFFILIATE_ACTS)[number]
  reason: string
}

/**
 * Holds payouts to an affiliate or lets them go on, and writes it down with the account, in one transaction.
 * @throws AppError 404 without such an affiliate
 */
export async function actOnAffiliate(
  actor: Actor,
  { affiliateId, act, reason }: ActOnAffiliateInput
): Promise<void> {
  const [affiliate] = await sql<{ userId: number; code: string }>(
    db.connection(),
    'select user_id as "userId", code from affiliates where id = ?',
    [affiliateId]
  )
  if (!affiliate) throw notFound()
  const { userId, code } = affiliate
  await db.transaction(async (trx) => {
    const target = { kind: 'user', id: userId } as const
    await recordAct(trx, actor, { act, target, details: { code }, reason })
    const isDone =
      act === 'hold_payouts'
        ? await holdAffiliate(trx, code, reason)
        : await releaseAffiliate(trx, code)
    if (!isDone) throw notFound()
  })
}
