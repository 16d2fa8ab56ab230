import { FieldError } from '~/ui/forms/field_error'
import { RadioCards } from '~/ui/forms/radio_cards'
import { TEAM_MESSAGES } from '../messages/en/screens'
import type { RoleData } from '../transformers/team_data'

interface RoleCardsProps {
  roles: RoleData[]
  value: RoleData['key']
  error?: string
  onChange: (role: RoleData['key']) => void
}

/** The choice of a member's role with what each role means. */
export function RoleCards({ roles, value, error, onChange }: RoleCardsProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <RadioCards
        label={TEAM_MESSAGES.add.role}
        columns={1}
        options={roles.map(({ key, name, description }) => ({
          value: key,
          label: name,
          description,
        }))}
        value={value}
        onChange={onChange}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
