import { Head } from '@inertiajs/react'
import { route } from '~/shell/client/routes'
import { ButtonLink } from '~/shell/ui/button_link'
import { PageHeader } from '~/shell/ui/page_header'
import { TextLink } from '~/shell/ui/text_link'
import { CreateSteps } from '../components/create_steps'
import { CREATE_TEXTS } from '../create_texts'
import type { UnfinishedTraining } from '../transformers/training_data'

const TEXTS = CREATE_TEXTS.create

interface DashboardPageProps {
  subscriptionActive: boolean
  aiModels: { id: number; name: string; status: 'ready' }[]
  training: UnfinishedTraining | null
  expected_seconds: { identify: number | null; train: number | null }
  showOnboarding: boolean
  googleAdsConversion: { enabled: boolean; transactionId: string | null }
  posthogData: { event: string; properties: Record<string, string | number> } | null
}

/** Where a merchant arrives: the way from photos to a trained product. */
export default function DashboardPage(props: DashboardPageProps) {
  const { aiModels, training, expected_seconds: expectedSeconds } = props
  return (
    <>
      <Head title={TEXTS.title} />
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      <CreateSteps training={training} expectedSeconds={expectedSeconds} />
      {aiModels.length > 0 && (
        <section aria-labelledby="models" className="mt-10">
          <h2 id="models" className="text-base font-semibold">
            {TEXTS.models}
          </h2>
          <div className="mt-3 flex flex-wrap gap-2">
            {aiModels
              .filter(({ status }) => status === 'ready')
              .map(({ id, name }) => (
                <ButtonLink
                  key={id}
                  href={route('photos.generate', { modelId: id })}
                  variant="secondary"
                  size="sm"
                >
                  {name}
                </ButtonLink>
              ))}
          </div>
        </section>
      )}
      <p className="mt-8 text-muted">
        <TextLink href={route('products.create')}>{TEXTS.manual}</TextLink>
      </p>
    </>
  )
}
