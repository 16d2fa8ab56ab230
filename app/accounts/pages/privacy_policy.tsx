import { LegalPage } from '~/accounts/components/legal_page'
import { ACCOUNT_TEXTS } from '~/accounts/texts'
import { PublicLayout } from '~/shell/layouts/public_layout'

export default function PrivacyPolicyPage({ policy }: { policy: string }) {
  return <LegalPage title={ACCOUNT_TEXTS.legal.privacy} html={policy} />
}

PrivacyPolicyPage.layout = PublicLayout
