import { Link } from '@inertiajs/react'
import { TriangleAlert } from 'lucide-react'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { hrefOf } from '~/ui/layouts/links'
import { useShared } from '~/ui/client/use_shared'

const LINK =
  'inline-flex min-h-8 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-10'

/** Tells subscribers what their subscription waits for, with the way to it; stays until it is solved. */
export function DunningBanner() {
  const { auth, features } = useShared()
  const problem = auth.user?.billing_problem
  if (!features.hasBilling || !problem) return null
  const { text, action } = SHELL_MESSAGES.dunning[problem.kind]
  const billing = hrefOf('billing')
  return (
    <div role="alert" className="bg-warning-soft text-warning-strong">
      <div className="mx-auto flex max-w-384 flex-wrap items-center justify-center gap-x-3 px-4 py-1 text-center text-fine sm:px-6">
        <TriangleAlert aria-hidden className="hidden size-4 sm:block" />
        <span>{text}</span>
        {problem.url ? (
          <a href={problem.url} className={LINK}>
            {action}
          </a>
        ) : (
          billing && (
            <Link href={billing} className={LINK}>
              {action}
            </Link>
          )
        )}
      </div>
    </div>
  )
}
