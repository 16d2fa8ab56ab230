import { Card } from '~/ui/layouts/card'
import { DateText } from '~/ui/text/date_text'
import { PAYOUT_MESSAGES } from '../messages/en/payouts'
import type { PayoutData } from '../transformers/payout_data'
import { dollars } from './dollars'
import { PayoutBadge } from './payout_badge'

const { columns, noTransaction } = PAYOUT_MESSAGES

const HEADING = 'px-5 py-3 text-left text-fine font-medium text-muted'
const CELL = 'px-5 py-3 align-top'

/** Payouts, the newest first; on phones each is a part of a list. */
export function PayoutTable({ payouts }: { payouts: readonly PayoutData[] }) {
  return (
    <Card flush>
      <table className="hidden w-full md:table">
        <thead>
          <tr className="border-b border-line">
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className={HEADING}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payouts.map((payout) => (
            <tr key={payout.id} className="border-b border-line last:border-b-0">
              <td className={`${CELL} whitespace-nowrap text-muted`}>
                <DateText iso={payout.created_at} />
              </td>
              <td className={`${CELL} font-medium tabular-nums`}>{dollars(payout.amount)}</td>
              <td className={CELL}>
                <Status payout={payout} />
              </td>
              <td className={`${CELL} break-all`}>{payout.paypal_email}</td>
              <td className={`${CELL} font-mono text-fine whitespace-nowrap`}>
                {payout.transaction_id ?? noTransaction}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-line md:hidden">
        {payouts.map((payout) => (
          <li key={payout.id} className="p-5">
            <div className="flex items-start justify-between gap-4">
              <div>
                <p className="font-medium tabular-nums">{dollars(payout.amount)}</p>
                <p className="text-fine text-muted">
                  <DateText iso={payout.created_at} />
                </p>
              </div>
              <PayoutBadge status={payout.status} />
            </div>
            <Note payout={payout} />
            <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-fine">
              <dt className="text-muted">{columns.email}</dt>
              <dd className="text-right break-all">{payout.paypal_email}</dd>
              <dt className="text-muted">{columns.transaction}</dt>
              <dd className="text-right font-mono break-all">
                {payout.transaction_id ?? noTransaction}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Status({ payout }: { payout: PayoutData }) {
  return (
    <>
      <PayoutBadge status={payout.status} />
      <Note payout={payout} />
    </>
  )
}

/** Why it is not completed, where there is something to know. */
function Note({ payout: { failure, waits_for: waitsFor } }: { payout: PayoutData }) {
  const note = failure
    ? `${failure} ${PAYOUT_MESSAGES.backOnBalance}`
    : waitsFor &&
      { acceptance: PAYOUT_MESSAGES.unclaimed, review: PAYOUT_MESSAGES.onHold }[waitsFor]
  if (!note) return null
  return <p className="mt-1.5 max-w-72 text-fine text-muted">{note}</p>
}
