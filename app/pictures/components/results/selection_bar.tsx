import { Download, Trash2, X } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { IconButton } from '~/ui/buttons/icon_button'
import { RESULT_MESSAGES } from '../../messages/en/results'
import { MOST_CHOSEN } from './limits'

interface SelectionBarProps {
  selected: ReadonlySet<number>
  onSelectAll: () => void
  onDelete: () => void
  onClear: () => void
}

/** What can be done with the selected results; stays in sight while there are any. */
export function SelectionBar({ selected, onSelectAll, onDelete, onClear }: SelectionBarProps) {
  if (selected.size === 0) return null
  const isTooMany = selected.size > MOST_CHOSEN
  return (
    <div
      role="toolbar"
      aria-label={RESULT_MESSAGES.selected(selected.size)}
      className="sticky bottom-4 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card bg-surface p-2 pl-4 shadow-overlay ring-1 ring-line short:bottom-2 short:flex-nowrap short:overflow-x-auto short:whitespace-nowrap"
    >
      <p role="status" className="mr-2 font-medium tabular-nums">
        {isTooMany ? RESULT_MESSAGES.tooMany(MOST_CHOSEN) : RESULT_MESSAGES.selected(selected.size)}
      </p>
      <Button variant="ghost" size="sm" onClick={onSelectAll}>
        {RESULT_MESSAGES.selectAll}
      </Button>
      {!isTooMany && (
        <>
          <ButtonLink
            href={route('api.images.archive', undefined, { ids: [...selected].join(',') })}
            download=""
            variant="secondary"
            size="sm"
            icon={Download}
          >
            {RESULT_MESSAGES.downloadZip}
          </ButtonLink>
          <Button variant="secondary" size="sm" icon={Trash2} onClick={onDelete}>
            {RESULT_MESSAGES.delete}
          </Button>
        </>
      )}
      <IconButton icon={X} label={RESULT_MESSAGES.clear} size="sm" onClick={onClear} />
    </div>
  )
}
