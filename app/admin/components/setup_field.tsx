import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { PasswordInput } from '~/ui/forms/password_input'
import { Select } from '~/ui/forms/select'
import { SETUP_MESSAGES as MESSAGES } from '../messages/en/setup'
import type { SetupSectionData } from '../transformers/setup_section_data'

interface SetupFieldProps {
  field: SetupSectionData['fields'][number]
  value: string
  error?: string
  onChange: (value: string) => void
}

/** A setting, by its name in words and in the environment. */
export function SetupField({ field, value, error, onChange }: SetupFieldProps) {
  const { name, kind, is_optional: isOptional, has_secret: hasSecret } = field
  const hints: Partial<Record<string, string>> = MESSAGES.hints
  const label = MESSAGES.fields[name as keyof typeof MESSAGES.fields]
  const control = {
    ...{ name, value, autoComplete: 'off', spellCheck: false },
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <Field
      label={isOptional ? `${label} (${MESSAGES.optional})` : label}
      hint={hasSecret ? MESSAGES.hasSecret : hints[name]}
      error={error}
      required={!isOptional && !hasSecret}
      aside={<code className="text-fine text-muted">{name}</code>}
    >
      {kind === 'choice' && (
        <Select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {MESSAGES.options[option as keyof typeof MESSAGES.options]}
            </option>
          ))}
        </Select>
      )}
      {kind === 'text' && <Input {...control} />}
      {kind === 'secret' && <PasswordInput {...control} autoComplete="new-password" />}
    </Field>
  )
}
