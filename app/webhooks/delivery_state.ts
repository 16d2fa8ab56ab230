/** How the delivery of an event to an endpoint stands. `skipped`: the endpoint was switched off when it was due. */
export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'skipped'

/** Who switched an endpoint off: its owner, its answer 410, or Vitrine after days of failures. */
export type DisabledReason = 'owner' | 'gone' | 'failing'
