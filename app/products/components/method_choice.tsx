import { RadioCards } from '~/ui/forms/radio_cards'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { TrainingMethod } from '../training_method'
import { FEWEST_TO_TRAIN } from './photo_limits'

const MESSAGES = CREATE_MESSAGES.create.method

interface MethodChoiceProps {
  method: TrainingMethod
  onMethod: (method: TrainingMethod) => void
  /** Photos chosen. */
  count: number
  expectedSeconds: { train: number | null; references: number }
}

/** Whether a product is ready at once or learnt first: what each costs in time, credits and likeness. */
export function MethodChoice({ method, onMethod, count, expectedSeconds }: MethodChoiceProps) {
  const missing = FEWEST_TO_TRAIN - count
  const minutes = Math.max(1, Math.round((expectedSeconds.train ?? 0) / 60))
  const hint = MESSAGES.trainingHint(minutes)
  return (
    <RadioCards
      label={MESSAGES.label}
      columns={2}
      value={method}
      onChange={onMethod}
      options={[
        {
          value: 'references',
          label: MESSAGES.references,
          description: MESSAGES.referencesHint(Math.ceil(expectedSeconds.references)),
        },
        {
          value: 'training',
          label: MESSAGES.training,
          description: missing > 0 ? `${hint} ${MESSAGES.missing(missing)}` : hint,
          disabled: missing > 0,
        },
      ]}
    />
  )
}
