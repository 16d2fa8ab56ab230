import { Head, Link } from '@inertiajs/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '~/ui/class_names'
import { route } from '~/ui/client/routes'
import { usePath } from '~/ui/client/use_path'
import type { Crumb } from '~/ui/layouts/breadcrumb'
import { isCurrent, type ShellLink } from '~/ui/layouts/links'
import { PageHeader } from '~/ui/layouts/page_header'
import { ADMIN_MESSAGES as MESSAGES } from '../messages/en/screens'

interface AdminPageProps {
  title: string
  badge?: ReactNode
  description?: ReactNode
  breadcrumb?: readonly Crumb[]
  actions?: ReactNode
  children: ReactNode
}

function sections(): ShellLink[] {
  const { sections: labels } = MESSAGES
  return [
    { label: labels.users, href: route('admin.users') },
    { label: labels.work, href: route('admin.work') },
    { label: labels.payments, href: route('admin.payments') },
    { label: labels.affiliates, href: route('admin.affiliates') },
    { label: labels.payouts, href: route('admin.payouts') },
    { label: labels.mails, href: route('admin.mails') },
    { label: labels.webhooks, href: route('admin.webhooks') },
    { label: labels.queues, href: route('admin.queues') },
    { label: labels.errors, href: route('admin.errors') },
    { label: labels.announcements, href: route('admin.announcements') },
    { label: labels.settings, href: route('admin.settings') },
    { label: labels.setup, href: route('admin.setup') },
    { label: labels.installation, href: route('admin.installation') },
    { label: labels.acts, href: route('admin.acts') },
  ]
}

/** A page for operators, beside the list of the others; on phones the list is a strip above it. */
export function AdminPage({ title, children, ...header }: AdminPageProps) {
  const path = usePath()
  const overview = route('admin')
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [path])
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <Head title={title} />
      <nav
        ref={strip}
        aria-label={MESSAGES.navigation}
        className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:overflow-visible lg:px-0"
      >
        <ul className="flex gap-1 lg:sticky lg:top-20 lg:flex-col">
          <Section label={MESSAGES.sections.overview} href={overview} current={path === overview} />
          {sections().map(({ label, href }) => (
            <Section key={href} label={label} href={href} current={isCurrent(href, path)} />
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <PageHeader title={title} {...header} />
        {children}
      </div>
    </div>
  )
}

function Section({ label, href, current }: ShellLink & { current: boolean }) {
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className={classNames(
          'flex min-h-10 items-center rounded-control px-3 font-medium whitespace-nowrap',
          current
            ? 'bg-primary-soft text-primary-strong'
            : 'text-muted hover:bg-sunken hover:text-ink'
        )}
      >
        {label}
      </Link>
    </li>
  )
}
