import { EDITOR_MESSAGES } from '../messages/en/editor.js'

/** What the keys do; on screens that are likely to have some. */
export function ShortcutList() {
  return (
    <dl className="hidden gap-y-2 border-t border-line pt-4 text-fine text-muted lg:flex lg:flex-col">
      {EDITOR_MESSAGES.shortcuts.map(({ keys, does }) => (
        <div key={does} className="flex items-center justify-between gap-2">
          <dt>{does}</dt>
          <dd className="flex gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded border border-line-strong bg-canvas px-1.5 py-0.5 font-sans text-xs text-ink"
              >
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
