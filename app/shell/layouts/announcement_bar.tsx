import { Link, router } from '@inertiajs/react'
import { Megaphone, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '~/ui/class_names'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { UI_MESSAGES } from '~/ui/messages/en/common'
import { BAR_MESSAGES } from '~/ui/messages/en/bars'

const LINK =
  'inline-flex min-h-8 items-center font-semibold whitespace-nowrap underline underline-offset-4 pointer-coarse:min-h-10'

/** What operators tell all merchants, until each has put it away. */
export default function AnnouncementBar() {
  const { announced, auth } = useShared()
  const [dismissed, setDismissed] = useState<number | null>(null)
  if (!announced || announced.id === dismissed) return null
  const { id, text, tone, link } = announced
  const isWarning = tone === 'warning'
  const Icon = isWarning ? TriangleAlert : Megaphone

  function dismiss() {
    setDismissed(id)
    router.post(
      route('announcement.dismiss', { announcement: id }),
      {},
      { preserveScroll: true, preserveState: true, only: ['announced'], async: true }
    )
  }

  return (
    <aside
      aria-label={BAR_MESSAGES.announcement.label}
      className={classNames(
        isWarning ? 'bg-warning-soft text-warning-strong' : 'bg-gray-800 text-white'
      )}
    >
      <div className="mx-auto flex max-w-384 items-center gap-3 px-4 sm:px-6">
        <Icon aria-hidden className="hidden size-4 shrink-0 sm:block" />
        <p className="min-w-0 grow py-1.5 wrap-break-word">
          {text} {link && <AnnouncementLink href={link} />}
        </p>
        {!auth.viewed_by && (
          <button
            type="button"
            aria-label={UI_MESSAGES.dismiss}
            onClick={dismiss}
            className="-mr-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-black/10"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
    </aside>
  )
}

/** Pages of ours stay in this window. */
function AnnouncementLink({ href }: { href: string }) {
  const { more } = BAR_MESSAGES.announcement
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={LINK}>
        {more}
      </Link>
    )
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      {more}
    </a>
  )
}
