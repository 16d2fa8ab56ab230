import { Link } from '@inertiajs/react'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { classNames } from '~/ui/class_names'
import { isCurrent, mainLinks } from '~/ui/layouts/links'
import { usePath } from '~/ui/client/use_path'

/** The main pages in the top bar of wide screens. */
export function MainNavigation() {
  const path = usePath()
  return (
    <nav aria-label={SHELL_MESSAGES.navigation.label} className="hidden items-center gap-1 xl:flex">
      {mainLinks().map(({ label, href }) => {
        const current = isCurrent(href, path)
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-10 items-center rounded-control px-3 font-medium whitespace-nowrap transition-colors',
              current ? 'bg-sunken text-ink' : 'text-muted hover:bg-sunken hover:text-ink'
            )}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
