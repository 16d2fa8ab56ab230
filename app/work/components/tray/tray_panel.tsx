import type { ReactNode } from 'react'
import { Button } from '~/ui/buttons/button'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { WorkListData } from '../../transformers/work_data'
import { EndedWork } from './ended_work'
import { NotifyChoice } from './notify_choice'
import { OpenWork } from './open_work'
import { TRAY_MESSAGES } from '../../messages/en/tray'

interface TrayPanelProps {
  /** Null until the server has told it. */
  list: WorkListData | null
  isLost: boolean
  onReload: () => void
}

/** What the tray holds: what is under way, what has ended, and whether to be notified. */
export default function TrayPanel({ list, isLost, onReload }: TrayPanelProps) {
  return (
    <div className="flex min-h-0 flex-col divide-y divide-line">
      <div className="min-h-0 divide-y divide-line overflow-y-auto">
        {list ? <Lists list={list} onReload={onReload} /> : !isLost && <Loading />}
      </div>
      {isLost && (
        <div className="flex shrink-0 items-center justify-between gap-3 p-4" role="alert">
          <p>{TRAY_MESSAGES.unreachable}</p>
          <Button size="sm" variant="secondary" onClick={onReload}>
            {TRAY_MESSAGES.retry}
          </Button>
        </div>
      )}
      <NotifyChoice />
    </div>
  )
}

function Lists({ list, onReload }: { list: WorkListData; onReload: () => void }) {
  const { open, open_count: count, ended } = list
  const hidden = count - open.length
  return (
    <>
      {open.length === 0 && ended.length === 0 && (
        <div className="px-4 py-8 text-center">
          <p className="font-medium">{TRAY_MESSAGES.empty}</p>
          <p className="mt-1 text-muted">{TRAY_MESSAGES.emptyHint}</p>
        </div>
      )}
      {open.length > 0 && (
        <Part title={TRAY_MESSAGES.open} note={hidden > 0 && TRAY_MESSAGES.more(hidden)}>
          {open.map((work) => (
            <OpenWork key={work.id} work={work} onCancelled={onReload} />
          ))}
        </Part>
      )}
      {ended.length > 0 && (
        <Part title={TRAY_MESSAGES.ended}>
          {ended.map((work) => (
            <EndedWork key={work.id} work={work} />
          ))}
        </Part>
      )}
    </>
  )
}

function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="p-2">
      <h2 className="px-2 pt-2 pb-1 text-fine font-semibold text-muted">{title}</h2>
      <ul>{children}</ul>
      {note && <p className="px-2 py-1 text-fine text-muted">{note}</p>}
    </div>
  )
}

function Loading() {
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
