import {
  MOST_OF_A_LIMIT,
  USER_LIMITS,
  type UserLimit,
  type UserLimits,
} from '~/accounts/user_limits'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { USER_MESSAGES } from '../messages/en/user'

const MESSAGES = USER_MESSAGES.limits

const NAMES = Object.keys(USER_LIMITS) as UserLimit[]

type Fields = Record<UserLimit, string>

interface LimitsFieldsProps {
  data: Fields
  errors: Partial<Record<string, string>>
  set: (change: Partial<Fields>) => void
}

/** What the form begins with; nothing stands for what counts for all. */
export function limitFields(limits: UserLimits | null): Fields {
  const entries = NAMES.map((name) => [name, String(limits?.[name] ?? '')])
  return Object.fromEntries(entries) as Fields
}

/** What an account may. */
export function LimitsFields({ data, errors, set }: LimitsFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {NAMES.map((name) => (
        <Field key={name} label={MESSAGES.names[name]} error={errors[name]}>
          <Input
            name={name}
            type="number"
            min={USER_LIMITS[name].least}
            max={MOST_OF_A_LIMIT}
            step={1}
            placeholder={MESSAGES.usual}
            value={data[name]}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  )
}
