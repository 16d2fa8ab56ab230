/** How a payout ended or that it has not, by PayPal's word on its item. Words that are not known leave it open. */
const OUTCOMES: Record<string, PayoutStatus> = {
  SUCCESS: 'completed',
  FAILED: 'failed',
  DENIED: 'failed',
  CANCELED: 'failed',
  BLOCKED: 'failed',
  RETURNED: 'failed',
  REFUNDED: 'failed',
  REVERSED: 'failed',
}

/** The money came back, perhaps after it had arrived. */
const CAME_BACK = ['RETURNED', 'REFUNDED', 'REVERSED']

export type PayoutStatus = 'pending' | 'completed' | 'failed'

/**
 * What a payout becomes. Words may come twice, late and in any order: what has failed stays failed, since its amount went
 * back to the balance; what has arrived fails only when the money came back.
 */
export function nextStatus(status: PayoutStatus, word: string): PayoutStatus {
  if (status === 'failed') return 'failed'
  if (status === 'completed') return CAME_BACK.includes(word) ? 'failed' : 'completed'
  return OUTCOMES[word] ?? 'pending'
}
