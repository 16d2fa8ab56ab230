import { Link } from '@inertiajs/react'
import { ChevronRight } from 'lucide-react'
import { UI_MESSAGES } from '../messages/en/common'

export interface Crumb {
  label: string
  /** Left out for the page itself. */
  href?: string
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={UI_MESSAGES.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-1 text-fine text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-faint" />}
            {crumb.href ? (
              <Link
                href={crumb.href}
                className="inline-flex min-h-7 items-center rounded-sm hover:text-ink hover:underline pointer-coarse:min-h-10 pointer-coarse:min-w-10"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
