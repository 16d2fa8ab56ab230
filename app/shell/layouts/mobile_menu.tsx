import { Menu } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import type { SharedUser } from '~/shell/shared_props'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { IconButton } from '~/ui/buttons/icon_button'

const MobileMenuSheet = lazyPart(() => import('./mobile_menu_sheet'))

/** The button of the small screens' menu. Give it the path as key, so that a visit closes the menu. */
export function MobileMenu({ user }: { user: SharedUser }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <IconButton
        icon={Menu}
        label={SHELL_MESSAGES.menu.open}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      />
      {state !== 'unused' && (
        <PartBoundary>
          <MobileMenuSheet user={user} open={state === 'open'} onClose={() => setState('closed')} />
        </PartBoundary>
      )}
    </>
  )
}
