import { featureOn } from '#config/features'
import env from '#start/env'

/** Cents; less than this stays on the balance until more has come. */
export const MIN_PAYOUT = 5_000

export const PAYOUT_CURRENCY = 'USD'

/** On which day of the month, and at which hour of that day (UTC), affiliates are paid. */
export const PAYOUT_DAY = { day: 1, hour: 6 }

/** PayPal takes 15,000 with one call; fewer are easier to look through when something is wrong. */
export const PAYOUTS_PER_BATCH = 500

export const PAYOUTS_PER_PAGE = 20

/**
 * PayPal knows a batch that it has been sent before for 30 days. A batch whose arrival is uncertain is repeated no longer than this:
 * after that somebody has to look.
 */
export const REPEAT_DAYS = 25

/** PayPal returns after 30 days what nobody has accepted. A payout that is open for longer has to be looked up. */
export const SILENT_DAYS = 35

/** Who takes up a batch keeps others from it for so long; more than a call may take. */
export const LEASE_SECONDS = 60

/** Seconds from one try to send a batch to the next. The last of them repeats. */
export const SEND_AGAIN_AFTER = [30, 60, 5 * 60, 15 * 60, 3_600]

/** Seconds until the provider is asked for the state of a batch again: at first, and once it is some days old. */
export const CHECK_AGAIN_AFTER = { young: 600, old: 12 * 3_600, oldAfterDays: 2 }

/** A call to PayPal that has no answer by then has failed. */
export const PATIENCE_MS = 20_000

/**
 * Who carries out payouts: PayPal, or a sandbox inside the app that speaks the same wire format and moves no money. Off means that
 * nobody is paid; what is earned stays on the balance.
 */
export type Payouts = 'paypal' | 'sandbox' | 'off'

export const payouts: Payouts = env.get('PAYOUTS', defaultPayouts())

if (payouts === 'paypal') {
  const needed = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']
  const missing = needed.filter((name) => !process.env[name])
  if (missing.length > 0) throw new Error(`PAYOUTS=paypal needs ${missing.join(' and ')}`)
}

/**
 * The sandbox tells affiliates that they were paid: in production it has to be asked for by name. Where there is no programme it
 * is left out, while PayPal still ends what was under way.
 */
function defaultPayouts(): Payouts {
  if (process.env.PAYPAL_CLIENT_ID) return 'paypal'
  return env.get('NODE_ENV') === 'production' || !featureOn('affiliates') ? 'off' : 'sandbox'
}
