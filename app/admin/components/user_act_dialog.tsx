import { route } from '~/ui/client/routes'
import { type AskedAct, DANGEROUS_ACTS } from '../acts/user_acts'
import { USER_MESSAGES } from '../messages/en/user'
import type { UserData } from '../transformers/user_data'
import { ActDialog } from './act_dialog'
import { limitFields, LimitsFields } from './limits_fields'
import { CreditsFields } from './credits_fields'

const MESSAGES = USER_MESSAGES.actions

interface UserActDialogProps {
  user: UserData
  asked: AskedAct
  onClose: () => void
}

/** The question before something is done to an account. */
export default function UserActDialog({ user, asked, onClose }: UserActDialogProps) {
  if (asked === 'credits') {
    return (
      <ActDialog
        url={route('admin.user.act', { user: user.id })}
        fields={{ act: 'credits', kind: 'image', amount: '' }}
        words={MESSAGES.credits}
        onClose={onClose}
      >
        {(controls) => <CreditsFields {...controls} />}
      </ActDialog>
    )
  }
  if (asked === 'limits') {
    return (
      <ActDialog
        url={route('admin.user.act', { user: user.id })}
        fields={{ act: 'limits', ...limitFields(user.limits) }}
        words={MESSAGES.limits}
        onClose={onClose}
      >
        {(controls) => <LimitsFields {...controls} />}
      </ActDialog>
    )
  }
  if (asked === 'view') {
    return (
      <ActDialog
        url={route('admin.view.begin', { user: user.id })}
        fields={{}}
        words={MESSAGES.view}
        onClose={onClose}
      />
    )
  }
  return (
    <ActDialog
      url={route('admin.user.act', { user: user.id })}
      fields={{ act: asked }}
      words={MESSAGES[asked]}
      danger={DANGEROUS_ACTS.includes(asked)}
      onClose={onClose}
    />
  )
}
