import { Head } from '@inertiajs/react'
import { hrefOf } from '~/ui/layouts/links'
import { Alert } from '~/ui/feedback/alert'
import { ButtonLink } from '~/ui/buttons/button_link'
import { PageHeader } from '~/ui/layouts/page_header'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'
import { CampaignTable } from '../components/campaign_table'
import { ConversionTables } from '../components/conversion_tables'
import { LineChart } from '../components/line_chart'
import { LinkCard } from '../components/link_card'
import { PaypalCard } from '../components/paypal_card'
import { StatCards } from '../components/stat_cards'
import type { dashboardData } from '../transformers/dashboard_data'

const MESSAGES = AFFILIATE_MESSAGES.dashboard

/** What an affiliate's link has brought, and the link itself. */
export default function DashboardPage(props: ReturnType<typeof dashboardData>) {
  const { affiliate, stats, clicks, paidConversions, registrationConversions, campaigns } = props
  const payouts = hrefOf('affiliate.payouts')
  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        actions={
          payouts && (
            <ButtonLink href={payouts} variant="secondary">
              {MESSAGES.payouts}
            </ButtonLink>
          )
        }
      />
      <div className="flex flex-col gap-6">
        {affiliate.on_hold && (
          <Alert tone="warning" title={MESSAGES.onHold}>
            {MESSAGES.onHoldBody}
          </Alert>
        )}
        <StatCards stats={stats} />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <LinkCard link={affiliate.link} coupon={affiliate.coupon_link} />
          <PaypalCard paypalEmail={affiliate.paypal_email} />
        </div>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
          <LineChart title={MESSAGES.charts.clicks} series={clicks} />
          <LineChart title={MESSAGES.charts.paid} series={paidConversions} />
          <LineChart title={MESSAGES.charts.registrations} series={registrationConversions} />
        </div>
        <ConversionTables
          paid={paidConversions}
          registrations={registrationConversions}
          totals={stats}
        />
        {campaigns.length > 0 && <CampaignTable campaigns={campaigns} />}
      </div>
    </>
  )
}
