import { ListChecks } from 'lucide-react'
import { useEffect, useRef, useState, type ToggleEvent } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { usePath } from '~/ui/client/use_path'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { classNames } from '~/ui/class_names'
import { Skeleton } from '~/ui/feedback/skeleton'
import { TRAY_MESSAGES } from '../../messages/en/tray'
import { useWork } from './use_work'

const TrayPanel = lazyPart(() => import('./tray_panel'))

const PANEL = 'work-tray'
const MOST_SHOWN = 99

/** The button of the tray with the number of what is under way, and the tray. */
export default function WorkTray() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { list, isLost, reload, markSeen } = useWork(isOpen)
  const path = usePath()
  const open = list?.open_count ?? 0
  const fresh = list?.ended.filter(({ is_new: isNew }) => isNew) ?? []

  // The browser closes it on Escape and on a press outside; a visit leaves it to us.
  useEffect(() => panel.current?.hidePopover(), [path])

  function place({ newState }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open' || !button.current) return
    const { bottom, right } = button.current.getBoundingClientRect()
    panel.current?.style.setProperty('--tray-top', `${bottom + 6}px`)
    panel.current?.style.setProperty('--tray-right', `${document.body.clientWidth - right}px`)
  }

  function toggled({ newState }: ToggleEvent<HTMLElement>) {
    setIsOpen(newState === 'open')
    if (newState === 'open' && fresh.length > 0) void markSeen()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={PANEL}
        title={TRAY_MESSAGES.title}
        aria-label={TRAY_MESSAGES.button(open, fresh.length)}
        className={buttonClasses('ghost', 'md', true)}
      >
        <ListChecks aria-hidden className="size-5" />
        {open > 0 ? (
          <span
            aria-hidden
            className="absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-white tabular-nums"
          >
            {open > MOST_SHOWN ? `${MOST_SHOWN}+` : open}
          </span>
        ) : (
          fresh.length > 0 && (
            <span
              aria-hidden
              className={classNames(
                'absolute top-1.5 right-1.5 size-2.5 rounded-full ring-2 ring-surface',
                fresh.some(({ status }) => status === 'failed') ? 'bg-danger' : 'bg-success'
              )}
            />
          )
        )}
      </button>
      <section
        ref={panel}
        id={PANEL}
        popover="auto"
        aria-label={TRAY_MESSAGES.title}
        onBeforeToggle={place}
        onToggle={toggled}
        className="fixed inset-auto top-(--tray-top) right-3 left-3 m-0 max-h-[min(38rem,calc(100dvh-var(--tray-top)-0.75rem))] w-auto flex-col overflow-hidden rounded-card bg-surface text-ink shadow-overlay ring-1 ring-line open:flex sm:right-(--tray-right) sm:left-auto sm:w-104"
      >
        {isOpen && (
          <PartBoundary fallback={<Skeleton className="m-4 h-16" />}>
            <TrayPanel list={list} isLost={isLost} onReload={() => void reload()} />
          </PartBoundary>
        )}
      </section>
    </>
  )
}
