import { Menu, MenuButton, MenuItems } from '@headlessui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class_names'
import { DROPDOWN_TRIGGER_CLASSES, MENU_PANEL_CLASSES } from './menu_classes'

export interface DropdownProps {
  /** Said to screen readers when the trigger shows no text. */
  label?: string
  trigger: ReactNode
  /** Which edge of the trigger the menu lines up with. */
  align?: 'left' | 'right'
  /** Tailwind width of the menu. */
  width?: string
  /** What to do on arrival, where the menu takes the place of a button that was already in use. */
  arrival?: 'focus' | 'open'
  children: ReactNode
}

/** A button that opens a menu of DropdownLink and DropdownButton; Escape or a click outside closes it. */
export default function Dropdown({
  label,
  trigger,
  align = 'right',
  width = 'w-56',
  arrival,
  children,
}: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (arrival) button.current?.focus()
    if (arrival === 'open') button.current?.click()
  }, [arrival])

  return (
    <Menu as="div" className="relative">
      <MenuButton ref={button} aria-label={label} className={DROPDOWN_TRIGGER_CLASSES}>
        {trigger}
      </MenuButton>
      <MenuItems
        transition
        modal={false}
        className={classNames(
          'absolute top-full mt-1.5',
          align === 'right' ? 'right-0' : 'left-0',
          MENU_PANEL_CLASSES,
          width
        )}
      >
        {children}
      </MenuItems>
    </Menu>
  )
}
