import { LoaderCircle } from 'lucide-react'
import { useIsAway } from '~/ui/client/line'
import { CLIENT_MESSAGES } from '~/ui/messages/en/client'

/** Says below the bar of the page that the server cannot be reached, for as long as that is so, in room that the page leaves empty. */
export function LineBar() {
  const isAway = useIsAway()
  return (
    <div role="status" className="absolute inset-x-0 top-full">
      {isAway && (
        <p className="flex h-6 items-center justify-center gap-1.5 bg-amber-100 px-4 text-fine text-amber-900 ring-1 ring-amber-300">
          <LoaderCircle aria-hidden className="size-3.5 motion-safe:animate-spin" />
          {CLIENT_MESSAGES.away}
        </p>
      )}
    </div>
  )
}
