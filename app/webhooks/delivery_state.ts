/** How the delivery of an event to an endpoint stands. `skipped`: the endpoint was switched off when it was due. */
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'skipped'

/** Who switched an endpoint off: its owner, its answer 410, Vitrine after days of failures, or an operator. */
export type DisabledReason = 'owner' | 'gone' | 'failing' | 'operator'
