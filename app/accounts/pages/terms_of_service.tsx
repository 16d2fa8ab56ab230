import { LegalPage } from '~/accounts/components/legal_page'
import { ACCOUNT_TEXTS } from '~/accounts/texts'
import { PublicLayout } from '~/shell/layouts/public_layout'

export default function TermsOfServicePage({ terms }: { terms: string }) {
  return <LegalPage title={ACCOUNT_TEXTS.legal.terms} html={terms} />
}

TermsOfServicePage.layout = PublicLayout
