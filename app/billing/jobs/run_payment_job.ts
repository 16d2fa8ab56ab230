import type { PaymentJob } from '#app/queue/boss'
import { closeCustomer } from '../actions/close_customer.js'
import { endDuplicate } from '../actions/end_duplicate.js'
import { handleEvent } from '../actions/handle_event.js'
import { syncCheckoutSession } from '../syncs/sync_checkout_session.js'

/** Does one job with the payment provider; all of them can be repeated. */
export function runPaymentJob(job: PaymentJob): Promise<void> {
  switch (job.kind) {
    case 'event':
      return handleEvent(job.eventId)
    case 'checkout_session':
      return syncCheckoutSession(job.sessionId)
    case 'end_duplicate':
      return endDuplicate(job.subscriptionId)
    case 'close_customer':
      return closeCustomer(job.customerId)
  }
}
