import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Select } from '~/ui/forms/select'
import { USER_MESSAGES } from '../messages/en/user'

interface Fields {
  kind: string
  amount: string
}

interface CreditsFieldsProps {
  data: Fields
  errors: Partial<Record<string, string>>
  set: (change: Partial<Fields>) => void
}

/** Which credits are given, and how many. */
export function CreditsFields({ data, errors, set }: CreditsFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={USER_MESSAGES.actions.amount} error={errors.amount} required>
        <Input
          name="amount"
          type="number"
          min={1}
          step={1}
          value={data.amount}
          onChange={(event) => set({ amount: event.target.value })}
        />
      </Field>
      <Field label={USER_MESSAGES.actions.kind} error={errors.kind} required>
        <Select
          name="kind"
          value={data.kind}
          onChange={(event) => set({ kind: event.target.value })}
        >
          {Object.entries(USER_MESSAGES.kinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
