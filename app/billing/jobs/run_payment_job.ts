import { paymentProvider } from '#config/billing'
import type { PaymentJob } from '../queues.js'
import { closeCustomer } from '../actions/close_customer.js'
import { endDuplicate } from '../actions/end_duplicate.js'
import { handleEvent } from '../actions/handle_event.js'
import { syncCheckoutSession } from '../syncs/sync_checkout_session.js'
import { abandonPaymentJob } from './abandon_payment_job.js'

/** Does one job with the payment provider; all of them can be repeated. One that another provider left behind is given up. */
export function runPaymentJob(job: PaymentJob): Promise<void> {
  if (job.provider && job.provider !== paymentProvider) return abandonPaymentJob(job)
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
