import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { LazyDropdown } from '~/ui/overlays/lazy_dropdown'
import type { AskedAct, FurtherAct } from '../acts/user_acts'
import { USER_MESSAGES } from '../messages/en/user'
import type { UserData } from '../transformers/user_data'

const UserActDialog = lazyPart(() => import('./user_act_dialog'))

const MESSAGES = USER_MESSAGES.actions

/** What can be done to an account as it is; an operator's is left alone but for gifts. */
export function UserActs({ user }: { user: UserData }) {
  const [asked, setAsked] = useState<AskedAct | null>(null)
  return (
    <>
      {!user.operator && (
        <Button variant="secondary" onClick={() => setAsked('view')}>
          {MESSAGES.view.button}
        </Button>
      )}
      <Button onClick={() => setAsked('credits')}>{MESSAGES.credits.button}</Button>
      {!user.operator && (
        // On a phone at the right, also in a line of its own: the menu opens to the left.
        <div className="-mx-2 max-sm:ml-auto">
          <LazyDropdown
            trigger={
              <span className={buttonClasses('secondary', 'md')}>
                {MESSAGES.more}
                <ChevronDown aria-hidden className="size-4" />
              </span>
            }
            load={() => import('./user_menu')}
            entryProps={{ acts: furtherActs(user), onChoose: setAsked }}
          />
        </div>
      )}
      {asked !== null && (
        <PartBoundary>
          <UserActDialog user={user} asked={asked} onClose={() => setAsked(null)} />
        </PartBoundary>
      )}
    </>
  )
}

function furtherActs(user: UserData): FurtherAct[] {
  const acts: [FurtherAct, boolean][] = [
    ['limits', true],
    ['verify', user.verified_at === null],
    ['sign_out', user.sessions > 0],
    ['restore', user.suspended_at !== null],
    ['suspend', user.suspended_at === null],
    ['second_factor', user.has_second_factor],
    ['delete', true],
  ]
  return acts.filter(([, isPossible]) => isPossible).map(([act]) => act)
}
