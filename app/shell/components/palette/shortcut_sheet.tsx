import { useState } from 'react'
import { Checkbox } from '~/ui/forms/checkbox'
import { Dialog } from '~/ui/overlays/dialog'
import { opensByKey, rememberOpensByKey } from './key_choice'
import { SHORTCUT_MESSAGES } from '../../messages/en/palette'

/** What the keys do, on every page. */
export default function ShortcutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [byKey, setByKey] = useState(opensByKey)
  return (
    <Dialog open={open} onClose={onClose} title={SHORTCUT_MESSAGES.title} width="2xl">
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
        {SHORTCUT_MESSAGES.groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="font-medium">{title}</h3>
            <dl className="mt-2 divide-y divide-line">
              {keys.map((entry) => (
                <div key={entry.does} className="flex items-center justify-between gap-4 py-2">
                  <dt className="text-muted">{entry.does}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {entry.keys.map((key) => (
                      <kbd
                        key={key}
                        className="min-w-6 rounded-md bg-sunken px-1.5 py-0.5 text-center font-sans text-xs font-medium ring-1 ring-line-strong ring-inset"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <Checkbox
          label={SHORTCUT_MESSAGES.option}
          hint={SHORTCUT_MESSAGES.optionHint}
          checked={byKey}
          onChange={({ currentTarget }) => {
            setByKey(currentTarget.checked)
            rememberOpensByKey(currentTarget.checked)
          }}
        />
      </div>
    </Dialog>
  )
}
