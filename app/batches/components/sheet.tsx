import { useEffect, useRef } from 'react'
import { Skeleton } from '~/ui/feedback/skeleton'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { BatchData, ItemData, RowData } from '../transformers/batch_data'
import { SheetRow } from './sheet_row'
import { useRowsInSight } from './use_rows_in_sight'

const MESSAGES = BATCH_MESSAGES.show
const ROW_HEIGHT = 88

interface SheetProps {
  batch: BatchData
  /** As far as they have been fetched, by place. */
  rows: ReadonlyMap<number, RowData>
  /** Progress of running work by its id. */
  heard: ReadonlyMap<string, number>
  /** Told which rows are in sight. */
  onRange: (from: number, to: number) => void
  onOpen: (row: RowData, item: ItemData) => void
}

/** Products by scenes. Only rows in sight are there, however many products there are. */
export default function Sheet({ batch, rows, heard, onRange, onOpen }: SheetProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { inSight, height } = useRowsInSight({
    scroller,
    count: batch.products_count,
    rowHeight: ROW_HEIGHT,
  })
  const from = inSight.at(0)?.index ?? 0
  const to = inSight.at(-1)?.index ?? 0
  useEffect(() => onRange(from, to), [from, to, onRange])

  const shapes = new Set(batch.shots.map(({ shape }) => shape))
  const columns = {
    gridTemplateColumns: `minmax(8rem, 16rem) repeat(${batch.shots.length}, minmax(6rem, 1fr))`,
  }
  /** Given to head and rows alike, so that their columns have the same widths. */
  const minWidth = `${8 + 6 * batch.shots.length}rem`
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="table"
      aria-label={MESSAGES.sheet(batch.name)}
      aria-rowcount={batch.products_count + 1}
      aria-colcount={batch.shots.length + 1}
      className="max-h-[75dvh] scroll-pt-14 scroll-pl-32 overflow-auto rounded-card bg-surface shadow-raised ring-1 ring-line"
    >
      <div
        role="rowgroup"
        className="sticky top-0 z-20 border-b border-line bg-canvas"
        style={{ minWidth }}
      >
        <div role="row" aria-rowindex={1} className="grid" style={columns}>
          <div
            role="columnheader"
            className="sticky left-0 z-10 bg-canvas px-3 py-2.5 text-fine font-medium text-muted"
          >
            {MESSAGES.product}
          </div>
          {batch.shots.map(({ scene, prompt, shape }, shot) => (
            <div
              key={shot}
              role="columnheader"
              title={prompt}
              className="min-w-0 px-2 py-2.5 text-center text-fine"
            >
              <p className="line-clamp-2 font-medium wrap-break-word">{scene}</p>
              {shapes.size > 1 && <p className="text-muted">{BATCH_MESSAGES.shapes[shape]}</p>}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ minWidth, height }}>
        {inSight.map(({ index, start }) => {
          const row = rows.get(index)
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className="absolute inset-x-0 grid border-b border-line"
              style={{ ...columns, height: ROW_HEIGHT, top: start }}
            >
              {row ? (
                <SheetRow row={row} shots={batch.shots} heard={heard} onOpen={onOpen} />
              ) : (
                <div role="cell" aria-label={MESSAGES.loading} className="flex items-center px-3">
                  <Skeleton className="h-5 w-28" />
                </div>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
