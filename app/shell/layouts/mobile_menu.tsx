import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Menu, X } from 'lucide-react'
import type { SharedUser } from '~/shell/shared_props'
import { SHELL_TEXTS } from '~/shell/texts'
import { buttonClasses } from '~/shell/ui/button_classes'
import { MobileMenuContent } from './mobile_menu_content'

/** The top bar's content on small screens, behind a button. Close it on a visit by giving it the path as key. */
export function MobileMenu({ user }: { user: SharedUser }) {
  const { open: openLabel, close: closeLabel } = SHELL_TEXTS.menu
  return (
    <Popover>
      {({ open }) => (
        <>
          <PopoverButton
            aria-label={open ? closeLabel : openLabel}
            className={buttonClasses('ghost', 'md', true)}
          >
            {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
          </PopoverButton>
          <PopoverPanel
            transition
            className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line bg-surface px-4 pt-2 pb-4 shadow-overlay transition duration-150 ease-out data-closed:-translate-y-1 data-closed:opacity-0 sm:px-6"
          >
            <MobileMenuContent user={user} />
          </PopoverPanel>
        </>
      )}
    </Popover>
  )
}
