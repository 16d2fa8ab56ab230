import { DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { logOut } from '~/ui/client/log_out'
import type { SharedUser } from '~/shell/shared_props'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { Avatar } from '~/ui/pictures/avatar'
import { IconButton } from '~/ui/buttons/icon_button'
import { Modal } from '~/ui/overlays/modal'
import { accountLinks } from './account_links'
import { mainLinks } from '~/ui/layouts/links'
import { MobileCredits } from './mobile_credits'
import { MobileButton, MobileLinks } from './mobile_menu_items'
import { MobileTeam } from './mobile_team'
import { MobileTopUp } from './top_up_button'
import { useShared } from '~/ui/client/use_shared'

interface MobileMenuSheetProps {
  user: SharedUser
  open: boolean
  onClose: () => void
}

/** Account, credits, main pages and teams, in a sheet from the right. */
export default function MobileMenuSheet({ user, open, onClose }: MobileMenuSheetProps) {
  const shared = useShared()
  return (
    <Modal open={open} onClose={onClose} className="relative z-40 xl:hidden">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-ink/50 transition-opacity duration-200 data-closed:opacity-0"
      />
      <DialogPanel
        transition
        className="fixed inset-y-0 right-0 flex w-80 max-w-[88vw] flex-col gap-4 overflow-y-auto bg-surface p-4 shadow-overlay transition duration-200 ease-out data-closed:translate-x-full"
      >
        <div className="flex items-center gap-3 pl-3">
          <Avatar name={user.name} photoUrl={user.profile_photo_url} />
          <div className="min-w-0 grow">
            <DialogTitle className="font-medium wrap-anywhere">{user.name}</DialogTitle>
            <p className="text-fine wrap-anywhere text-muted">{user.email}</p>
          </div>
          <IconButton icon={X} label={SHELL_MESSAGES.menu.close} onClick={onClose} />
        </div>
        <MobileCredits />
        <MobileTopUp onOpen={onClose} />
        <nav aria-label={SHELL_MESSAGES.navigation.label}>
          <MobileLinks links={mainLinks()} />
        </nav>
        <MobileTeam />
        <nav aria-label={SHELL_MESSAGES.account.label} className="border-t border-line pt-4">
          <MobileLinks links={accountLinks(shared)} />
          <MobileButton onClick={() => void logOut()}>{SHELL_MESSAGES.account.logOut}</MobileButton>
        </nav>
      </DialogPanel>
    </Modal>
  )
}
