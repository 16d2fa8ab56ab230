import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'

/** Lets keyboard users pass the navigation; the layout's main part has the id it points to. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-surface px-4 py-2 font-medium text-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {SHELL_MESSAGES.skip}
    </a>
  )
}
