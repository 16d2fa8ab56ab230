import { Link } from '@inertiajs/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '~/ui/class_names'
import { UI_MESSAGES } from '~/ui/messages/en/common'
import { isCurrent, type ShellLink } from '~/ui/layouts/links'
import { usePath } from '~/ui/client/use_path'

const ITEM =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left text-base hover:bg-sunken'

/** Pages of the mobile menu, the one on screen marked. */
export function MobileLinks({ links }: { links: readonly ShellLink[] }) {
  const path = usePath()
  return links.map(({ label, href }) => {
    const current = isCurrent(href, path)
    return (
      <Link
        key={href}
        href={href}
        aria-current={current ? 'page' : undefined}
        className={classNames(ITEM, current && 'bg-sunken font-medium')}
      >
        {label}
      </Link>
    )
  })
}

interface MobileButtonProps {
  onClick: () => void
  /** Shows a check mark, for the entry in use among several. */
  selected?: boolean
  children: ReactNode
}

/** Something to do from the mobile menu. */
export function MobileButton({ onClick, selected = false, children }: MobileButtonProps) {
  return (
    <button type="button" onClick={onClick} className={ITEM}>
      <span className="line-clamp-2 min-w-0 wrap-break-word">{children}</span>
      {selected && (
        <Check aria-label={UI_MESSAGES.current} className="ml-auto size-4 shrink-0 text-success" />
      )}
    </button>
  )
}
