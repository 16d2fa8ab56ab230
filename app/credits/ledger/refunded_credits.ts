/** Whether an allocation `a` of an entry `e` belongs to refunds of a payment `p` that gave the grant `g`. */
export const IS_FOR_REFUND = `e.user_id = g.user_id and e.kind = g.kind and e.reason in ('revocation', 'restoration')
  and (a.grant_id = g.id and e.reference like 'refund:%' or starts_with(e.reference, 'refund:' || p.id || ':'))`

/**
 * Credits of a grant `g` of a payment `p` that refunds of the money have taken until now and that refunds which failed
 * have not brought back, also those that had come back to a grant that replaces it.
 */
export const REVOKED_FOR_REFUNDS = `coalesce((
    select -sum(a.change) from credit_allocations a join credit_entries e on e.id = a.entry_id
    where ${IS_FOR_REFUND}
  ), 0)::int`

/** Begins the references of what was taken because it came back from failed work while its payment was in dispute. */
export const returnedInDispute = (paymentId: number) => `dispute:${paymentId}:`
