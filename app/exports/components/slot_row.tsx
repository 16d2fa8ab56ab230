import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Checkbox } from '~/ui/forms/checkbox'
import { classNames } from '~/ui/class_names'
import { Spinner } from '~/ui/feedback/spinner'
import { EXPORT_MESSAGES as MESSAGES } from '../messages/en/screens'
import { CheckList } from './check_list'
import type { SlotSummary } from './summarize'

const TONES: Record<SlotSummary['status'], BadgeTone> = {
  passes: 'success',
  mendable: 'primary',
  shapeable: 'primary',
  shaping: 'warning',
  fails: 'danger',
}

const STATUSES = ['passes', 'mendable', 'shapeable', 'shaping', 'fails'] as const

interface SlotRowProps {
  name: string
  /** With the market's name, for screen readers. */
  fullName: string
  /** Missing while nothing is measured. */
  summary: SlotSummary | null
  /** As in `CheckList`. */
  path: string | null
  checked: boolean
  onCheck: (checked: boolean) => void
}

/** One place of a market: whether the pictures go there, and how they stand with its rules. */
export function SlotRow({ name, fullName, summary, path, checked, onCheck }: SlotRowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const fails = summary?.status === 'fails'
  return (
    <li className="px-3 py-1.5 sm:px-4">
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <Checkbox
            label={name}
            aria-label={fullName}
            checked={checked && !fails}
            disabled={fails || summary === null}
            onChange={(event) => onCheck(event.target.checked)}
          />
        </div>
        {summary === null ? <Spinner className="size-4 text-faint" /> : <Status {...summary} />}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={MESSAGES.details(fullName)}
          disabled={summary === null}
          onClick={() => setOpen(!open)}
          className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken disabled:opacity-50 pointer-coarse:size-10"
        >
          <ChevronDown
            aria-hidden
            className={classNames('size-4 transition-transform', open && 'rotate-180')}
          />
        </button>
      </div>
      <div id={id} hidden={!open} className="pt-2 pb-2 pl-7.5 text-fine">
        {summary && (
          <CheckList
            checks={summary.checks}
            path={path}
            total={Object.values(summary.counts).reduce((sum, count) => sum + count, 0)}
          />
        )}
      </div>
    </li>
  )
}

function Status({ status, counts }: SlotSummary) {
  const present = STATUSES.filter((name) => counts[name] > 0)
  if (present.length === 1) return <Badge tone={TONES[status]}>{MESSAGES.status[status]}</Badge>
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {present.map((name) => (
        <Badge key={name} tone={TONES[name]}>
          {counts[name]} {MESSAGES.counts[name]}
        </Badge>
      ))}
    </span>
  )
}
