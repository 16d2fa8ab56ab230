import env from '#start/env'

/** What a referred sale earns, of what was really paid: after discounts, without tax, less refunds. */
export const COMMISSION_PERCENT = 20

/** Commissions are held for this long before they can be paid out, since money may go back. */
export const HOLD_DAYS = 30

/** A visit through a link counts for so long for who registers. */
export const REFERRAL_DAYS = 30

/** The time that charts and tables look back on. */
export const DASHBOARD_DAYS = 30

/** Campaigns of an affiliate that are counted apart on one day; clicks of further ones are counted without. */
export const MAX_CAMPAIGNS = 50

/** Clicks are written together, this long after the first of them. */
export const CLICK_DELAY_MS = 100

/** Which of several links counts for who registers: the one that they followed last, or first. */
export const affiliateRules: { attribution: 'last' | 'first' } = {
  attribution: env.get('AFFILIATE_ATTRIBUTION', 'last'),
}

/** For so long it can be told that several registered from one network. */
export const NETWORK_DAYS = 90

/** For so long after a payment its commission can be settled though the buyer's account is gone; disputes come no later. */
export const FORMER_COMMISSION_DAYS = 540

/** So many who registered from one network are a signal to the operator. */
export const CLUSTER_SIZE = 3

/** Money that goes back in full within this time is a signal to the operator. */
export const INSTANT_REFUND_DAYS = 3
