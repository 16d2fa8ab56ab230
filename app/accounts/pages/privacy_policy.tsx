import { Suspense } from 'react'
import { lazyPart } from '~/shell/client/load_part'
import { LegalPage } from '~/accounts/components/legal_page'
import { ACCOUNT_TEXTS } from '~/accounts/texts'
import { PublicLayout } from '~/shell/layouts/public_layout'
import { useShared } from '~/shell/layouts/use_shared'

const ConsentChoice = lazyPart(() => import('~/analytics/components/consent_choice'))

export default function PrivacyPolicyPage({ policy }: { policy: string }) {
  const { analytics } = useShared()
  return (
    <>
      <LegalPage title={ACCOUNT_TEXTS.legal.privacy} html={policy} />
      {analytics && (
        <div className="mx-auto w-full max-w-3xl px-4 pb-10 sm:px-6 sm:pb-16">
          <Suspense>
            <ConsentChoice settings={analytics} />
          </Suspense>
        </div>
      )}
    </>
  )
}

PrivacyPolicyPage.layout = PublicLayout
