import { Head } from '@inertiajs/react'
import { Banknote, Download } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { hrefOf } from '~/ui/layouts/links'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { PageLinks } from '../components/page_links'
import { PayoutFigures } from '../components/payout_figures'
import { PayoutTable } from '../components/payout_table'
import { PAYOUT_MESSAGES } from '../messages/en/payouts'
import type { PageLink } from '../transformers/page_links'
import type { PayoutData, PayoutOutlook } from '../transformers/payout_data'

interface PayoutsPageProps {
  payouts: { data: PayoutData[]; links: PageLink[] }
  outlook: PayoutOutlook
}

/** What an affiliate was paid, and what is paid next. */
export default function PayoutsPage({ payouts, outlook }: PayoutsPageProps) {
  const dashboard = hrefOf('affiliate.dashboard')
  return (
    <div className="mx-auto max-w-5xl">
      <Head title={PAYOUT_MESSAGES.title} />
      <PageHeader
        title={PAYOUT_MESSAGES.title}
        description={PAYOUT_MESSAGES.description}
        breadcrumb={
          dashboard
            ? [
                { label: PAYOUT_MESSAGES.dashboard, href: dashboard },
                { label: PAYOUT_MESSAGES.title },
              ]
            : undefined
        }
        actions={
          <ButtonLink
            href={route('affiliate.statement')}
            download="affiliate-statement.csv"
            variant="secondary"
            icon={Download}
          >
            {PAYOUT_MESSAGES.csv}
          </ButtonLink>
        }
      />
      <PayoutFigures outlook={outlook} />
      <Payouts payouts={payouts} />
    </div>
  )
}

function Payouts({ payouts: { data, links } }: Pick<PayoutsPageProps, 'payouts'>) {
  if (data.length > 0) {
    return (
      <>
        <PayoutTable payouts={data} />
        <PageLinks links={links} />
      </>
    )
  }
  if (links.length === 0) {
    return (
      <EmptyState icon={Banknote} title={PAYOUT_MESSAGES.empty}>
        {PAYOUT_MESSAGES.emptyHint}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Banknote}
      title={PAYOUT_MESSAGES.beyond}
      action={
        <ButtonLink href={route('affiliate.payouts')} variant="secondary">
          {PAYOUT_MESSAGES.first}
        </ButtonLink>
      }
    />
  )
}
