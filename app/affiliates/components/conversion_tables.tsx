import type { ReactNode } from 'react'
import { formatNumber } from '~/i18n/format'
import { Card } from '~/ui/layouts/card'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'
import type { AffiliateStats, DayCount, PaidDay } from '../transformers/dashboard_data'
import { CountTable } from './count_table'
import { longDay } from './day_text'
import { dollars } from './dollars'

const MESSAGES = AFFILIATE_MESSAGES.dashboard.details

interface ConversionTablesProps {
  paid: readonly PaidDay[]
  registrations: readonly DayCount[]
  /** Of all time, where the days are only the last ones. */
  totals: Pick<AffiliateStats, 'total_paid_conversions' | 'total_registration_conversions'>
}

/** The days that brought somebody, the newest first. */
export function ConversionTables({ paid, registrations, totals }: ConversionTablesProps) {
  const noPaid = totals.total_paid_conversions > 0 ? MESSAGES.noneLately : MESSAGES.noPaid
  const noRegistrations =
    totals.total_registration_conversions > 0 ? MESSAGES.noneLately : MESSAGES.noRegistrations
  return (
    <section>
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <div className="mt-4 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Table title={MESSAGES.paid} empty={paid.length === 0 && noPaid}>
          <CountTable
            columns={[MESSAGES.date, MESSAGES.count, MESSAGES.earnings]}
            rows={paid.map(({ date, count, earnings }) => [
              longDay(date),
              formatNumber(count),
              dollars(earnings),
            ])}
          />
        </Table>
        <Table title={MESSAGES.registrations} empty={registrations.length === 0 && noRegistrations}>
          <CountTable
            columns={[MESSAGES.date, MESSAGES.count]}
            rows={registrations.map(({ date, count }) => [longDay(date), formatNumber(count)])}
          />
        </Table>
      </div>
    </section>
  )
}

interface TableProps {
  title: string
  /** What is said instead of the table. */
  empty: string | false
  children: ReactNode
}

function Table({ title, empty, children }: TableProps) {
  return (
    <Card>
      <h3 className="font-semibold">{title}</h3>
      {empty ? <p className="mt-3 text-muted">{empty}</p> : children}
    </Card>
  )
}
