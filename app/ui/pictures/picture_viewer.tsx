import { DialogBackdrop, DialogPanel } from '@headlessui/react'
import { Columns2, Download } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { elementOf } from '~/core/elements'
import { useMediaQuery } from '~/ui/client/use_media_query'
import { Button } from '../buttons/button'
import { classNames } from '../class_names'
import { downloadUrl } from './media_source'
import { Modal } from '../overlays/modal'
import { SaveLink } from '../buttons/save_link'
import { UI_MESSAGES } from '../messages/en/common'
import type { ViewedPicture } from './viewed_picture'
import { ViewerStage } from './viewer_stage'
import { ViewerTitleBar } from './viewer_title_bar'
import type { ZoomHandle } from './zoomable_picture'

/** What scrolls: the details beside the picture, or both where there is no room for that. */
const SCROLLED = { 'role': 'group', 'aria-label': UI_MESSAGES.viewer.details, 'tabIndex': 0 }

interface PictureViewerProps {
  pictures: readonly ViewedPicture[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  /** Buttons beside Download. */
  actions?: ReactNode
  /** Stands in for the button that saves the untouched file. */
  download?: ReactNode
  /** Place among all, where `pictures` are some of them; such as '34'. */
  position?: string
  /** Told of keys that the viewer has no use for. */
  onKey?: (event: KeyboardEvent) => void
}

/**
 * One picture as large as the window allows; arrow keys move, plus and minus enlarge, c compares, Escape or a click beside it
 * closes.
 */
export function PictureViewer(props: PictureViewerProps) {
  const { pictures, index, onIndex, onClose, position, onKey } = props
  const picture = elementOf(pictures, index)
  const { original, details } = picture
  const [isComparing, setIsComparing] = useState(false)
  const compare = () => setIsComparing(!isComparing)
  const zoom = useRef<ZoomHandle>(null)

  function move(step: -1 | 1) {
    if (pictures[index + step]) onIndex(index + step)
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    if (target.closest('input, textarea, select, [role=menu], [role=slider]')) return
    if (zoom.current?.onKey(event)) return event.preventDefault()
    if (event.key === 'ArrowLeft') move(-1)
    else if (event.key === 'ArrowRight') move(1)
    else if (event.key === 'c' && original) compare()
    else onKey?.(event)
  }

  return (
    <Modal open onClose={onClose} onKeyDown={onKeyDown} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-gray-900/80" />
      <div className="fixed inset-0 flex items-center justify-center p-3 sm:p-6">
        <DialogPanel
          className={classNames(
            'flex max-h-full w-full flex-col overflow-hidden rounded-card bg-surface shadow-overlay',
            'max-md:short:block max-md:short:overflow-y-auto',
            details ? 'max-w-6xl lg:h-full' : 'max-w-5xl'
          )}
        >
          <ViewerTitleBar
            title={picture.alt}
            index={index}
            count={pictures.length}
            position={position ?? `${index + 1} / ${pictures.length}`}
            onMove={move}
            onClose={onClose}
          />
          <WithDetails picture={picture}>
            <ViewerStage picture={picture} isComparing={isComparing} zoom={zoom} />
          </WithDetails>
          <div className="flex shrink-0 items-center gap-2 overflow-x-auto border-t border-line px-4 py-3 *:shrink-0 sm:flex-wrap sm:justify-end sm:overflow-visible sm:*:shrink">
            <Caption>{picture.caption}</Caption>
            {original && <CompareButton isComparing={isComparing} onCompare={compare} />}
            {props.actions}
            {props.download ?? <DownloadLink picture={picture} />}
          </div>
        </DialogPanel>
      </div>
    </Modal>
  )
}

/** The picture with what is known of it, of which something scrolls; it begins at the top with each picture. */
function WithDetails({ picture, children }: { picture: ViewedPicture; children: ReactNode }) {
  const { source, details } = picture
  const isWide = useMediaQuery('(min-width: 64rem)')
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [source.id])
  return (
    <div
      ref={isWide ? undefined : scroller}
      {...(details && !isWide && SCROLLED)}
      className={classNames(
        'flex min-h-0 grow flex-col overflow-y-auto outline-offset-[-2px]',
        details !== undefined && 'lg:flex-row lg:overflow-hidden'
      )}
    >
      {children}
      {details && (
        <div
          ref={isWide ? scroller : undefined}
          {...(isWide && SCROLLED)}
          className="shrink-0 border-t border-line p-4 outline-offset-[-2px] lg:w-80 lg:overflow-y-auto lg:border-t-0 lg:border-l lg:p-5"
        >
          {details}
        </div>
      )}
    </div>
  )
}

function Caption({ children }: { children: ReactNode }) {
  return (
    <div className={children ? 'min-w-0 grow basis-60 text-muted' : 'grow max-sm:hidden'}>
      {children}
    </div>
  )
}

interface CompareButtonProps {
  isComparing: boolean
  onCompare: () => void
}

function CompareButton({ isComparing, onCompare }: CompareButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Columns2}
      aria-pressed={isComparing}
      aria-keyshortcuts="c"
      onClick={onCompare}
      className="aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
    >
      {UI_MESSAGES.viewer.compare}
    </Button>
  )
}

function DownloadLink({ picture }: { picture: ViewedPicture }) {
  return (
    <SaveLink
      href={downloadUrl(picture.source, picture.fileName)}
      download={picture.fileName}
      variant="secondary"
      size="sm"
      icon={Download}
    >
      {UI_MESSAGES.viewer.download}
    </SaveLink>
  )
}
