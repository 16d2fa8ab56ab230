import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb'

interface PageHeaderProps {
  title: string
  /** Beside the title, such as a badge. */
  badge?: ReactNode
  description?: ReactNode
  breadcrumb?: readonly Crumb[]
  /** Buttons, the main one last. */
  actions?: ReactNode
}

export function PageHeader({ title, badge, description, breadcrumb, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 text-2xl font-semibold tracking-tight wrap-break-word">{title}</h1>
          {badge}
        </div>
        {description && <div className="mt-1 max-w-2xl text-muted">{description}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
