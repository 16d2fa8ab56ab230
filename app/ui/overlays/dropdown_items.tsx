import { MenuHeading, MenuItem, MenuSection, MenuSeparator } from '@headlessui/react'
import { Link } from '@inertiajs/react'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class_names'
import { UI_MESSAGES } from '../messages/en/common'

const ITEM =
  'flex min-h-10 w-full items-center gap-2.5 rounded-md px-2.5 py-2 text-left data-focus:bg-sunken'

interface ItemProps {
  icon?: LucideIcon
  children: ReactNode
}

/** A menu entry that visits a page. */
export function DropdownLink({ href, icon, children }: ItemProps & { href: string }) {
  return (
    <MenuItem>
      <Link href={href} className={ITEM}>
        <ItemContent icon={icon}>{children}</ItemContent>
      </Link>
    </MenuItem>
  )
}

interface DropdownButtonProps extends ItemProps {
  onClick: () => void
  danger?: boolean
  /** Shows a check mark, for the entry in use among several. */
  selected?: boolean
}

/** A menu entry that does something. */
export function DropdownButton({
  onClick,
  icon,
  danger = false,
  selected = false,
  children,
}: DropdownButtonProps) {
  return (
    <MenuItem>
      <button
        type="button"
        onClick={onClick}
        className={classNames(ITEM, danger && 'text-danger-strong data-focus:bg-danger-soft')}
      >
        <ItemContent icon={icon}>{children}</ItemContent>
        {selected && (
          <Check
            aria-label={UI_MESSAGES.current}
            className="ml-auto size-4 shrink-0 text-success"
          />
        )}
      </button>
    </MenuItem>
  )
}

/** Entries under a small heading. */
export function DropdownSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <MenuSection>
      <MenuHeading className="px-2.5 py-1.5 text-xs text-faint">{title}</MenuHeading>
      {children}
    </MenuSection>
  )
}

export function DropdownSeparator() {
  return <MenuSeparator className="my-1.5 h-px bg-line" />
}

function ItemContent({ icon: Icon, children }: ItemProps) {
  return (
    <>
      {Icon && <Icon aria-hidden className="size-4 shrink-0 text-faint" />}
      <span className="line-clamp-2 min-w-0 wrap-break-word">{children}</span>
    </>
  )
}
