import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { elementOf } from '~/core/elements'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { Field } from '~/ui/forms/field'
import { FieldError } from '~/ui/forms/field_error'
import { ImageTile } from '~/ui/pictures/image_tile'
import { Input } from '~/ui/forms/input'
import type { ProductChoice } from '../queries/list_choices'
import { FORM_MESSAGES } from '../messages/en/form'
import { MOST_PRODUCTS } from './batch_form_data'
import { useRowsInSight } from './use_rows_in_sight'

const MESSAGES = FORM_MESSAGES.create
const ROW_HEIGHT = 56
const SEARCH_PAUSE_MS = 250

interface ProductPickerProps {
  /** Those that match the search. */
  products: readonly ProductChoice[]
  search: string
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  error: string | undefined
}

/** Which products a batch takes. What was chosen stays chosen while something else is searched for. */
export function ProductPicker({ products, search, chosen, onChange, error }: ProductPickerProps) {
  const [text, setText] = useState(search)
  const ids = new Set(chosen)
  const listed = products.map(({ id }) => id)
  const rest = listed.filter((id) => !ids.has(id)).slice(0, MOST_PRODUCTS - chosen.length)

  const find = useEffectEvent((wanted: string) => {
    if (wanted.trim() === search) return
    router.reload({
      only: ['products', 'search'],
      data: { search: wanted.trim() || undefined },
      replace: true,
    })
  })
  useEffect(() => {
    const timer = setTimeout(() => find(text), SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="flex flex-col gap-3">
      <Field label={MESSAGES.search} labelHidden>
        <Input
          type="search"
          placeholder={MESSAGES.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-fine text-muted tabular-nums" role="status">
          {MESSAGES.chosen(chosen.length, MOST_PRODUCTS)}
        </p>
        {chosen.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            {MESSAGES.clear}
          </Button>
        )}
        {rest.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => onChange([...chosen, ...rest])}>
            {MESSAGES.selectAll(listed.length)}
          </Button>
        )}
      </div>
      {products.length === 0 ? (
        <p className="rounded-control border border-dashed border-line-strong px-4 py-10 text-center text-muted">
          {MESSAGES.noMatch(search)}
        </p>
      ) : (
        <ProductRows
          products={products}
          chosen={ids}
          isFull={chosen.length >= MOST_PRODUCTS}
          onToggle={(id, wanted) =>
            onChange(wanted ? [...chosen, id] : chosen.filter((it) => it !== id))
          }
        />
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

interface ProductRowsProps {
  products: readonly ProductChoice[]
  chosen: ReadonlySet<number>
  isFull: boolean
  onToggle: (id: number, wanted: boolean) => void
}

/** A thousand rows of which only those in sight are there. */
function ProductRows({ products, chosen, isFull, onToggle }: ProductRowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { inSight, height } = useRowsInSight({
    scroller,
    count: products.length,
    rowHeight: ROW_HEIGHT,
  })
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={MESSAGES.listed}
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-control ring-1 ring-line ring-inset"
    >
      <div className="relative" style={{ height }}>
        {inSight.map(({ index, start }) => {
          const { id, name, photo } = elementOf(products, index)
          return (
            <div
              key={id}
              className="absolute inset-x-0 flex items-center gap-3 border-b border-line px-3"
              style={{ height: ROW_HEIGHT, top: start }}
            >
              <div className="min-w-0 grow">
                <Checkbox
                  label={<span className="line-clamp-1">{name}</span>}
                  checked={chosen.has(id)}
                  disabled={isFull && !chosen.has(id)}
                  onChange={(event) => onToggle(id, event.target.checked)}
                />
              </div>
              {photo && (
                <ImageTile source={photo} alt="" sizes="40px" className="size-10 rounded-md" />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
