import { DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ChevronLeft, ChevronRight, Columns2, Download, X } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { elementOf } from '~/core/elements'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useMediaQuery } from '~/ui/client/use_media_query'
import { Button } from '../buttons/button'
import { classNames } from '../class_names'
import { IconButton } from '../buttons/icon_button'
import { downloadUrl, type MediaSource, variantUrl } from './media_source'
import { Modal } from '../overlays/modal'
import { SaveLink } from '../buttons/save_link'
import { ZoomablePicture, type ZoomHandle } from './zoomable_picture'
import { UI_TEXTS } from '../messages/en/common'

const CompareSlider = lazyPart(() => import('./compare_slider'))

/** What scrolls: the details beside the picture, or both where there is no room for that. */
const SCROLLED = { 'role': 'group', 'aria-label': UI_TEXTS.viewer.details, 'tabIndex': 0 }

/** Below the buttons where a window is too narrow for both. */
const TITLE_CLASSES = [
  'min-w-0 grow truncate font-medium',
  'max-[22.5rem]:order-last max-[22.5rem]:line-clamp-2 max-[22.5rem]:basis-full max-[22.5rem]:pr-2',
  'max-[22.5rem]:wrap-break-word max-[22.5rem]:whitespace-normal',
].join(' ')

/** Width in pixels of the pictures that are compared. */
const COMPARED_WIDTH = 1600

export interface ViewedPicture {
  source: MediaSource
  /** Product and prompt. */
  alt: string
  isCutout?: boolean
  /** Shown below, such as the product's name. */
  caption?: ReactNode
  /** What is known of it: beside the picture, below it on small screens. */
  details?: ReactNode
  /** What it was made from, to compare it with. */
  original?: { source: MediaSource; alt: string }
  /** File name to save under. */
  fileName: string
}

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
  const { pictures, index, onIndex, onClose, actions, download, position, onKey } = props
  const picture = elementOf(pictures, index)
  const { source, original, caption, details } = picture
  const [isComparing, setIsComparing] = useState(false)
  const zoom = useRef<ZoomHandle>(null)

  const isWide = useMediaQuery('(min-width: 64rem)')
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [source.id])

  /** The buttons stay enabled at the ends: a disabled one would lose the focus, and the dialog with it the arrow keys. */
  function move(step: -1 | 1) {
    if (pictures[index + step]) onIndex(index + step)
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    if (target.closest('input, textarea, select, [role=menu], [role=slider]')) return
    if (zoom.current?.onKey(event)) return event.preventDefault()
    if (event.key === 'ArrowLeft') move(-1)
    else if (event.key === 'ArrowRight') move(1)
    else if (event.key === 'c' && original) setIsComparing(!isComparing)
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
          <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4 max-[22.5rem]:flex-wrap">
            <DialogTitle className={TITLE_CLASSES}>{picture.alt}</DialogTitle>
            {pictures.length > 1 && (
              <>
                <IconButton
                  icon={ChevronLeft}
                  label={UI_TEXTS.viewer.previous}
                  variant="ghost"
                  aria-disabled={index === 0}
                  onClick={() => move(-1)}
                />
                <span className="whitespace-nowrap text-muted tabular-nums">
                  {position ?? `${index + 1} / ${pictures.length}`}
                </span>
                <IconButton
                  icon={ChevronRight}
                  label={UI_TEXTS.viewer.next}
                  variant="ghost"
                  aria-disabled={index === pictures.length - 1}
                  onClick={() => move(1)}
                />
              </>
            )}
            <IconButton
              icon={X}
              label={UI_TEXTS.close}
              variant="ghost"
              onClick={onClose}
              className="ml-auto"
            />
          </div>
          <div
            ref={isWide ? undefined : scroller}
            {...(details && !isWide && SCROLLED)}
            className={classNames(
              'flex min-h-0 grow flex-col overflow-y-auto outline-offset-[-2px]',
              details !== undefined && 'lg:flex-row lg:overflow-hidden'
            )}
          >
            <div
              className={classNames(
                'flex grow items-center justify-center bg-sunken',
                details !== undefined && 'lg:min-w-0 lg:[container-type:size]'
              )}
            >
              <div
                style={
                  {
                    'aspectRatio': `${source.width} / ${source.height}`,
                    '--ratio': source.width / source.height,
                  } as CSSProperties
                }
                className={classNames(
                  'w-[min(100%,calc((100dvh-13rem)*var(--ratio)))]',
                  details !== undefined && 'lg:w-[min(100cqw,calc(100cqh*var(--ratio)))]'
                )}
              >
                {isComparing && original ? (
                  <PartBoundary>
                    <CompareSlider
                      key={source.id}
                      before={comparedPicture(original)}
                      after={comparedPicture(picture)}
                      width={source.width}
                      height={source.height}
                      label={UI_TEXTS.viewer.divider}
                      fit="contain"
                    />
                  </PartBoundary>
                ) : (
                  <ZoomablePicture
                    key={source.id}
                    handle={zoom}
                    source={source}
                    alt={picture.alt}
                    isCutout={picture.isCutout}
                  />
                )}
              </div>
            </div>
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
          <div className="flex shrink-0 items-center gap-2 overflow-x-auto border-t border-line px-4 py-3 *:shrink-0 sm:flex-wrap sm:justify-end sm:overflow-visible sm:*:shrink">
            <div className={caption ? 'min-w-0 grow basis-60 text-muted' : 'grow max-sm:hidden'}>
              {caption}
            </div>
            {original && (
              <Button
                variant="secondary"
                size="sm"
                icon={Columns2}
                aria-pressed={isComparing}
                aria-keyshortcuts="c"
                onClick={() => setIsComparing(!isComparing)}
                className="aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
              >
                {UI_TEXTS.viewer.compare}
              </Button>
            )}
            {actions}
            {download ?? (
              <SaveLink
                href={downloadUrl(source, picture.fileName)}
                download={picture.fileName}
                variant="secondary"
                size="sm"
                icon={Download}
              >
                {UI_TEXTS.viewer.download}
              </SaveLink>
            )}
          </div>
        </DialogPanel>
      </div>
    </Modal>
  )
}

function comparedPicture({ source, alt }: { source: MediaSource; alt: string }) {
  return { src: variantUrl(source, COMPARED_WIDTH), alt }
}
