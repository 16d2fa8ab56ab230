import { Link } from '@inertiajs/react'
import { memo } from 'react'
import { elementOf } from '~/core/elements'
import { route } from '~/ui/client/routes'
import { ImageTile } from '~/ui/pictures/image_tile'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { ItemData, RowData, ShotData } from '../transformers/batch_data'
import { SheetCell } from './sheet_cell'

const MESSAGES = BATCH_MESSAGES.show

interface SheetRowProps {
  row: RowData
  shots: readonly ShotData[]
  /** Progress of running work by its id. */
  heard: ReadonlyMap<string, number>
  onOpen: (row: RowData, item: ItemData) => void
}

/** A product and what becomes of it in each scene. */
export const SheetRow = memo(function SheetRow({ row, shots, heard, onOpen }: SheetRowProps) {
  return (
    <>
      <div
        role="rowheader"
        className="sticky left-0 z-10 flex min-w-0 items-center gap-3 bg-surface px-3"
      >
        {row.photo && (
          <ImageTile
            source={row.photo}
            alt=""
            sizes="40px"
            className="size-10 shrink-0 rounded-md max-sm:hidden"
          />
        )}
        {row.product_id === null ? (
          <span className="line-clamp-3 min-w-0 wrap-break-word text-muted">
            {row.product_name} ({MESSAGES.deleted})
          </span>
        ) : (
          <Link
            href={route('products.show', { product: row.product_id })}
            className="line-clamp-3 min-w-0 rounded-sm font-medium wrap-break-word hover:underline"
          >
            {row.product_name}
          </Link>
        )}
      </div>
      {row.items.map((item) => (
        <div key={item.id} role="cell" className="grid place-items-center">
          <SheetCell
            item={item}
            product={row.product_name}
            scene={elementOf(shots, item.shot).scene}
            progress={(item.generation_id && heard.get(item.generation_id)) || item.progress}
            onOpen={() => onOpen(row, item)}
          />
        </div>
      ))}
    </>
  )
})
