import { Menu, MenuButton, MenuItems } from '@headlessui/react'
import type { ReactNode } from 'react'
import { classNames } from './class_names'
import { MENU_PANEL_CLASSES } from './menu_classes'

interface DropdownProps {
  /** Said to screen readers when the trigger shows no text. */
  label?: string
  trigger: ReactNode
  /** Which edge of the trigger the menu lines up with. */
  align?: 'left' | 'right'
  /** Tailwind width of the menu. */
  width?: string
  children: ReactNode
}

/** A button that opens a menu of DropdownLink and DropdownButton; Escape or a click outside closes it. */
export function Dropdown({
  label,
  trigger,
  align = 'right',
  width = 'w-56',
  children,
}: DropdownProps) {
  return (
    <Menu>
      <MenuButton
        aria-label={label}
        className="flex min-h-10 items-center gap-2 rounded-control px-2 text-muted transition-colors hover:bg-sunken hover:text-ink data-open:bg-sunken data-open:text-ink"
      >
        {trigger}
      </MenuButton>
      <MenuItems
        transition
        anchor={{ to: align === 'right' ? 'bottom end' : 'bottom start', gap: 6 }}
        className={classNames(MENU_PANEL_CLASSES, width)}
      >
        {children}
      </MenuItems>
    </Menu>
  )
}
