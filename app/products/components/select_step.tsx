import { useSpendable } from '~/ui/client/credits'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { CREATE_MESSAGES } from '../messages/en/create'
import { FEWEST_TO_SHOW, FEWEST_TO_TRAIN } from './photo_limits'

const MESSAGES = CREATE_MESSAGES.create

interface SelectStepProps {
  /** Photos chosen. */
  count: number
  /** Fewest of them that a product is made of. */
  fewest: number
  error: string | null
  onIdentify: () => void
  onSkip: () => void
}

/** What there is to say of the chosen photos, and the way on. */
export function SelectStep({ count, fewest, error, onIdentify, onSkip }: SelectStepProps) {
  // What is drawn from its photos needs no training.
  const hasCredits = useSpendable('train') > 0 || fewest === FEWEST_TO_SHOW
  if (hasCredits && error === null && count === 0) return null
  const hasFailed = error !== null && count >= fewest
  return (
    <div className="flex flex-col gap-4">
      {!hasCredits && (
        <Alert tone="warning" action={<CreditOffer kind="model" />}>
          {MESSAGES.noCredits}
        </Alert>
      )}
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={onIdentify}>{hasFailed ? MESSAGES.retry : MESSAGES.identify}</Button>
          {hasFailed && (
            <Button variant="secondary" onClick={onSkip}>
              {MESSAGES.skip}
            </Button>
          )}
          <p className="text-muted tabular-nums">
            {MESSAGES.selected(count)}.{' '}
            {count < FEWEST_TO_TRAIN && fewest !== FEWEST_TO_SHOW
              ? MESSAGES.tooFewToStart
              : MESSAGES.identifyHint}
          </p>
        </div>
      )}
    </div>
  )
}
