import { SegmentedControl } from '~/ui/forms/segmented_control'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import type { ChangeBase } from './editor_draft'

const MESSAGES = EDITOR_MESSAGES.base

interface BaseChoiceProps {
  value: ChangeBase
  isBusy: boolean
  onChange: (value: ChangeBase) => void
}

/** Whether the next change goes on from the result that shows, or begins anew. */
export function BaseChoice({ value, isBusy, onChange }: BaseChoiceProps) {
  return (
    <fieldset disabled={isBusy} className="flex flex-col gap-1">
      <SegmentedControl
        label={MESSAGES.label}
        options={[
          { value: 'result', label: MESSAGES.result },
          { value: 'original', label: MESSAGES.original },
        ]}
        value={value}
        onChange={onChange}
      />
      <p className="text-fine text-muted" aria-live="polite">
        {MESSAGES.hint[value]}
      </p>
    </fieldset>
  )
}
