import { Head } from '@inertiajs/react'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { PageHeader } from '~/ui/layouts/page_header'
import { CardSection } from '../components/card_section'
import { ControlsSection } from '../components/controls_section'
import { DetailsSection } from '../components/details_section'
import { InvoiceSection } from '../components/invoice_section'
import { PlanSection } from '../components/plan_section'
import { SandboxLayout } from '../components/sandbox_layout'
import { useFreshPage } from '../components/use_fresh_page'
import { usePortal } from '../components/use_portal'
import type { PortalPageProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'

const MESSAGES = SANDBOX_MESSAGES.portal

/** The portal: the customer's plan, card and invoices, and the sandbox's own controls. */
export default function PortalPage(props: PortalPageProps) {
  useFreshPage()
  const acts = usePortal()
  const { portal, subscription, billing, invoices } = props
  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        description={portal.email}
        actions={
          portal.return_url && (
            <a href={portal.return_url} className={buttonClasses('secondary', 'md')}>
              {MESSAGES.back}
            </a>
          )
        }
      />
      <PlanSection portalId={portal.id} subscription={subscription} acts={acts} />
      {subscription && subscription.status !== 'canceled' && (
        <CardSection portalId={portal.id} subscription={subscription} acts={acts} />
      )}
      <DetailsSection portalId={portal.id} billing={billing} />
      <InvoiceSection invoices={invoices} />
      <ControlsSection {...props} acts={acts} />
    </>
  )
}

PortalPage.layout = SandboxLayout
