import { DropdownButton } from '~/ui/overlays/dropdown_items'
import { DANGEROUS_ACTS, type FurtherAct } from '../acts/user_acts'
import { USER_MESSAGES } from '../messages/en/user'

interface UserMenuProps {
  acts: FurtherAct[]
  onChoose: (act: FurtherAct) => void
}

/** What else can be done to an account. */
export default function UserMenu({ acts, onChoose }: UserMenuProps) {
  return acts.map((act) => (
    <DropdownButton key={act} danger={DANGEROUS_ACTS.includes(act)} onClick={() => onChoose(act)}>
      {USER_MESSAGES.actions[act].button}
    </DropdownButton>
  ))
}
