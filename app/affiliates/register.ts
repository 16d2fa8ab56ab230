import './errors.js'
import { DAY, defineTimes } from '#app/core/database/times'
import { HOLD_DAYS } from '#config/affiliates'
import { defineWorker } from '#app/core/queue/define_worker'
import { PAYOUTS_QUEUE, PAYOUT_RUNS_QUEUE } from './queues.js'
import { onArrival } from '#app/accounts/arrivals'
import { defineLeftover } from '#app/accounts/leftovers'
import { defineCoupons, defineLedgerCheck, onPaymentChanged } from '#app/billing/listeners'
import { defineSweep } from '#app/core/sweeps'
import { defineMail } from '#app/mail/compose_mail'
import { attributeByCoupon } from './actions/attribute_by_coupon.js'
import { forgetPayee } from './actions/forget_payee.js'
import { recordReferral } from './actions/record_referral.js'
import { settleCommission } from './actions/settle_commission.js'
import { settleFormerCommission } from './actions/settle_former_commission.js'
import { sweepReferralTraces } from './actions/sweep_referral_traces.js'
import { composePayoutFailed } from './mails/payout_failed.js'
import { findCoupon } from './queries/find_coupon.js'
import { listBrokenAffiliateLedgers } from './queries/list_broken_affiliate_ledgers.js'
import { referralOf } from './referral_cookie.js'

onArrival((ctx) => {
  const referral = referralOf(ctx)
  return referral && ((trx, newcomer) => recordReferral(trx, { ...newcomer, referral }))
})
onPaymentChanged({ changed: settleCommission, formerChanged: settleFormerCommission })
defineCoupons({ find: findCoupon, take: attributeByCoupon })
defineLedgerCheck(async () => {
  const broken = await listBrokenAffiliateLedgers()
  return broken.map(({ code, problem }) => `ledger of affiliate ${code}, ${problem}`)
})
defineSweep('sweep traces of referrals', sweepReferralTraces)
defineLeftover({ remove: forgetPayee })
defineMail('payout_failed', composePayoutFailed)
defineWorker('affiliates', {
  queues: [PAYOUTS_QUEUE, PAYOUT_RUNS_QUEUE],
  load: async () => (await import('./jobs/payout_worker.js')).startPayouts,
})
defineTimes({ table: 'payout_batches', column: 'next_at', most: DAY })
defineTimes({ table: 'affiliate_entries', column: 'available_at', most: `${HOLD_DAYS} days` })
