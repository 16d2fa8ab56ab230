import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMediaQuery } from '~/ui/client/use_media_query'

/** Pixels between two cards. */
const GAP = 16
/** What a card has below its square picture, about. */
const WORDS_HEIGHT = 190
/** Rows drawn above and below the screen. */
const OVERSCAN = 2

interface ResultRowsProps {
  label: string
  ids: readonly number[]
  /** Place that has to be on screen; null for none. */
  shownPlace: number | null
  renderCard: (id: number, place: number) => ReactNode
  /** Told the places on screen when they change. */
  onRange: (from: number, to: number) => void
  ref?: Ref<RowsHandle>
}

export interface RowsHandle {
  /** Scrolls until the result at a place is on screen. */
  scrollTo(place: number): void
}

/** A grid of cards of which only those near the screen are in the page. */
export function ResultRows(props: ResultRowsProps) {
  const { label, ids, shownPlace, renderCard, onRange, ref } = props
  const list = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery('(min-width: 80rem)')
  const isMedium = useMediaQuery('(min-width: 40rem)')
  const columns = isWide ? 3 : isMedium ? 2 : 1
  const { top, width } = usePlace(list)
  const rows = useWindowVirtualizer({
    count: Math.ceil(ids.length / columns),
    estimateSize: () => (width - GAP * (columns - 1)) / columns + WORDS_HEIGHT,
    getItemKey: (row) => `${columns} ${ids[row * columns]}`,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
  })

  const from = (rows.range?.startIndex ?? 0) * columns
  const to = ((rows.range?.endIndex ?? 0) + 1) * columns
  const tellRange = useEffectEvent(() => onRange(from, Math.min(to, ids.length)))
  useEffect(() => tellRange(), [from, to, ids])

  useImperativeHandle(ref, () => ({
    scrollTo: (place) => width > 0 && rows.scrollToIndex(Math.floor(place / columns)),
  }))

  // The viewer that stands over the list moves on first: who presses its arrows waits for the picture alone.
  const shownRow = useDeferredValue(shownPlace === null ? null : Math.floor(shownPlace / columns))
  const show = useEffectEvent((row: number) => rows.scrollToIndex(row, { align: 'auto' }))
  useEffect(() => {
    if (shownRow !== null) show(shownRow)
  }, [shownRow])

  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className="relative"
      style={{ height: rows.getTotalSize() }}
    >
      {width > 0 &&
        rows.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            role="presentation"
            className="absolute inset-x-0 grid gap-4"
            style={{
              top: start - top,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            <Row ids={ids} first={index * columns} columns={columns} renderCard={renderCard} />
          </div>
        ))}
    </div>
  )
}

type RowProps = Pick<ResultRowsProps, 'ids' | 'renderCard'> & { first: number; columns: number }

/** The cards of a row; scrolling past them draws none anew. */
const Row = memo(function Row({ ids, first, columns, renderCard }: RowProps) {
  return ids.slice(first, first + columns).map((id, place) => renderCard(id, first + place))
})

/** Where an element stands in the page, kept up while what is above it grows and shrinks. */
function usePlace(element: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      if (!element.current) return
      const box = element.current.getBoundingClientRect()
      const top = Math.round(box.top + window.scrollY)
      setPlace((now) =>
        now.top === top && now.width === box.width ? now : { top, width: box.width }
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return place
}
