import { Link } from '@inertiajs/react'
import { classNames } from '~/ui/class_names'
import { PAYOUT_MESSAGES } from '../messages/en/payouts'
import type { PageLink } from '../transformers/page_links'

const BOX = 'inline-flex min-h-9 min-w-9 items-center justify-center rounded-control px-2.5 text-sm'

/** Links to the pages of a list: the one that is shown is bold, those that lead nowhere are grey. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={PAYOUT_MESSAGES.pages} className="mt-6">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {links.map((link, place) => (
          <li key={place}>
            <PageLinkItem link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PageLinkItem({ link: { url, label, active } }: { link: PageLink }) {
  if (url === null) {
    return (
      <span aria-disabled="true" className={classNames(BOX, 'text-gray-500')}>
        {label}
      </span>
    )
  }
  return (
    <Link
      href={url}
      aria-current={active ? 'page' : undefined}
      className={classNames(
        BOX,
        active ? 'bg-primary-soft font-bold text-primary' : 'hover:bg-gray-100'
      )}
    >
      {label}
    </Link>
  )
}
