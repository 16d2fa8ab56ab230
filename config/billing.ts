import env from '#start/env'

/** Statuses of a subscription that count as subscribed. */
export const SUBSCRIBED_STATUSES = ['active', 'trialing', 'past_due']

/**
 * Whether making pictures of one's own products needs a subscription. Off while this version has no way to
 * subscribe: see docs/decisions/0003-subscription-rule.md.
 */
export const requireSubscription = env.get('REQUIRE_SUBSCRIPTION', false)
