import { router } from '@inertiajs/react'
import { Eye } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { BAR_MESSAGES } from '~/ui/messages/en/bars'

/** Stays at the foot of every page while an operator looks at a merchant's account, with the way out. */
export function ViewedBanner() {
  const { user, viewed_by: operator } = useShared().auth
  if (!user || operator === null) return null
  const { text, stop } = BAR_MESSAGES.viewed
  return (
    <div role="alert" className="sticky bottom-0 order-last z-40 bg-red-700 text-white">
      <div className="mx-auto flex max-w-384 flex-wrap items-center justify-center gap-x-4 px-4 py-1.5 text-center font-medium sm:px-6">
        <Eye aria-hidden className="hidden size-5 sm:block" />
        <span>{text(user.email)}</span>
        <button
          type="button"
          className="min-h-10 font-semibold underline underline-offset-4"
          onClick={() => router.delete(route('admin.view.end'))}
        >
          {stop}
        </button>
      </div>
    </div>
  )
}
