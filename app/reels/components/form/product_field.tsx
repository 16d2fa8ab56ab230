import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import { useFoundProducts } from '~/products/components/use_found_products'
import { classNames } from '~/ui/class_names'
import { CONTROL_CLASSES } from '~/ui/forms/control_classes'
import { Field } from '~/ui/forms/field'
import { useFieldControl } from '~/ui/forms/field_context'
import { ImageTile } from '~/ui/pictures/image_tile'
import { MENU_PANEL_CLASSES } from '~/ui/overlays/menu_classes'

const MESSAGES = REEL_MESSAGES.picker

/** A product by its name. */
interface Named {
  id: number
  name: string
}

interface ProductFieldProps {
  product: Named
  onChange: (product: Named) => void
}

/** Says whose pictures are shown, and finds another product of the merchant by its name. */
export function ProductField(props: ProductFieldProps) {
  return (
    <Field label={MESSAGES.product}>
      <ProductSearch {...props} />
    </Field>
  )
}

function ProductSearch({ product, onChange }: ProductFieldProps) {
  const [search, setSearch] = useState('')
  const { found, isLost } = useFoundProducts(search)

  return (
    <Combobox<Named>
      immediate
      by="id"
      value={product}
      onChange={(next) => next && onChange({ id: next.id, name: next.name })}
      onClose={() => setSearch('')}
    >
      <div className="relative">
        <ComboboxInput<Named>
          {...useFieldControl()}
          displayValue={({ name }) => name}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          autoComplete="off"
          className={classNames(CONTROL_CLASSES, 'h-10 pr-10 pl-3 text-ellipsis')}
        />
        <ComboboxButton
          aria-label={MESSAGES.products}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted"
        >
          <ChevronDown aria-hidden className="size-4" />
        </ComboboxButton>
        <ComboboxOptions
          modal={false}
          className={classNames(
            MENU_PANEL_CLASSES,
            'absolute inset-x-0 top-full mt-1 empty:hidden'
          )}
        >
          {(found ?? []).map(({ id: own, name, picture }) => (
            <ComboboxOption
              key={own}
              value={{ id: own, name }}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 py-1 data-focus:bg-primary-soft data-focus:text-primary-strong data-selected:font-medium forced-colors:data-focus:outline-2"
            >
              {picture ? (
                <ImageTile
                  source={picture}
                  alt=""
                  sizes="2.5rem"
                  className="size-10 shrink-0 rounded-md"
                />
              ) : (
                <span className="size-10 shrink-0 rounded-md bg-sunken" />
              )}
              <span className="line-clamp-1 min-w-0 wrap-break-word">{name}</span>
            </ComboboxOption>
          ))}
          {found?.length === 0 && (
            <p role="status" className="px-3 py-4 text-muted">
              {MESSAGES.noProduct(search.trim())}
            </p>
          )}
          {isLost && (
            <p role="alert" className="px-3 py-4 text-danger-strong">
              {MESSAGES.productsLost}
            </p>
          )}
        </ComboboxOptions>
      </div>
    </Combobox>
  )
}
