import { ListPage, type ListProps } from '../components/list_page'
import { paymentColumns } from '../components/payment_columns'
import type { PaymentFilter } from '../lists/payments'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { PaymentRowData } from '../transformers/rows'

const MESSAGES = ADMIN_MESSAGES.payments

/** What merchants paid. */
export default function PaymentsPage(props: ListProps<PaymentRowData, PaymentFilter>) {
  return (
    <ListPage
      {...props}
      title={MESSAGES.title}
      description={MESSAGES.description}
      search={MESSAGES.search}
      states={MESSAGES.states}
      columns={paymentColumns()}
    />
  )
}
