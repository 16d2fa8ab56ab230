import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { route } from '~/ui/client/routes'
import Dropdown from '~/ui/overlays/dropdown'
import { DropdownButton } from '~/ui/overlays/dropdown_items'
import type { UserAct } from '../acts/user_acts'
import { USER_MESSAGES } from '../messages/en/user'
import type { UserData } from '../transformers/user_data'
import { ActDialog } from './act_dialog'
import { CreditsFields } from './credits_fields'

const MESSAGES = USER_MESSAGES.actions

type Asked = UserAct | 'view'

const DANGEROUS: readonly Asked[] = ['suspend', 'second_factor', 'delete']

/** What can be done to an account as it is; an operator's is left alone but for gifts. */
export function UserActs({ user }: { user: UserData }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {!user.operator && (
        <>
          <Dropdown
            trigger={
              <span className={buttonClasses('secondary', 'md')}>
                {MESSAGES.more}
                <ChevronDown aria-hidden className="size-4" />
              </span>
            }
          >
            {furtherActs(user).map((act) => (
              <DropdownButton
                key={act}
                danger={DANGEROUS.includes(act)}
                onClick={() => setAsked(act)}
              >
                {MESSAGES[act].button}
              </DropdownButton>
            ))}
          </Dropdown>
          <Button variant="secondary" onClick={() => setAsked('view')}>
            {MESSAGES.view.button}
          </Button>
        </>
      )}
      <Button onClick={() => setAsked('credits')}>{MESSAGES.credits.button}</Button>
      {asked === 'credits' && (
        <ActDialog
          url={route('admin.user.act', { user: user.id })}
          fields={{ act: 'credits', kind: 'image', amount: '' }}
          words={MESSAGES.credits}
          onClose={close}
        >
          {(controls) => <CreditsFields {...controls} />}
        </ActDialog>
      )}
      {asked === 'view' && (
        <ActDialog
          url={route('admin.view.begin', { user: user.id })}
          fields={{}}
          words={MESSAGES.view}
          onClose={close}
        />
      )}
      {asked !== null && asked !== 'credits' && asked !== 'view' && (
        <ActDialog
          url={route('admin.user.act', { user: user.id })}
          fields={{ act: asked }}
          words={MESSAGES[asked]}
          danger={DANGEROUS.includes(asked)}
          onClose={close}
        />
      )}
    </>
  )
}

function furtherActs(user: UserData): Exclude<UserAct, 'credits'>[] {
  const acts: [Exclude<UserAct, 'credits'>, boolean][] = [
    ['verify', user.verified_at === null],
    ['sign_out', user.sessions > 0],
    ['restore', user.suspended_at !== null],
    ['suspend', user.suspended_at === null],
    ['second_factor', user.has_second_factor],
    ['delete', true],
  ]
  return acts.filter(([, isPossible]) => isPossible).map(([act]) => act)
}
