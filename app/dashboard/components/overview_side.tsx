import { ResumeCard } from '~/onboarding/components/resume_card'
import { useSpendable } from '~/ui/client/credits'
import { hrefOf } from '~/ui/layouts/links'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { DASHBOARD_MESSAGES } from '../messages/en/dashboard'
import { nextSteps } from '../next_steps'
import type { ReadyModel } from '../queries/list_ready_models'
import { CreditsCard } from './credits_card'
import { NextStepList } from './next_step_list'

interface OverviewSideProps {
  models: readonly ReadyModel[]
  toReview: number
  subscriptionActive: boolean
  /** Where the questions were put off. */
  onResume?: () => void
}

/** Beside the way to a new product: what to do next and what is left to spend. */
export default function OverviewSide(props: OverviewSideProps) {
  const { models, toReview, subscriptionActive, onResume } = props
  const videoCredits = useSpendable('video')
  const steps = nextSteps({ models, toReview, videoCredits })
  return (
    <>
      {steps.length > 0 && <NextStepList steps={steps} />}
      {models.length === 0 && <Samples />}
      <CreditsCard subscriptionActive={subscriptionActive} />
      {onResume && <ResumeCard onResume={onResume} />}
    </>
  )
}

/** For those who have nothing of their own yet. */
function Samples() {
  const href = hrefOf('photos.generate')
  if (!href) return null
  return (
    <Card>
      <h2 className="font-semibold">{DASHBOARD_MESSAGES.samples.title}</h2>
      <p className="mt-1 text-muted">{DASHBOARD_MESSAGES.samples.body}</p>
      <ButtonLink href={href} variant="secondary" size="sm" className="mt-4">
        {DASHBOARD_MESSAGES.samples.action}
      </ButtonLink>
    </Card>
  )
}
