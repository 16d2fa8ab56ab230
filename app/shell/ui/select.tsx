import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check, ChevronsUpDown } from 'lucide-react'
import { classNames } from './class_names'
import { CONTROL_CLASSES } from './control_classes'
import { useFieldControl } from './field_context'
import { MENU_PANEL_CLASSES } from './menu_classes'

export interface SelectOption<Value extends string | number> {
  value: Value
  label: string
  hint?: string
}

interface SelectProps<Value extends string | number> {
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One choice out of a list; inside a Field it is labelled by it. */
export function Select<Value extends string | number>({
  options,
  value,
  onChange,
  disabled,
}: SelectProps<Value>) {
  const control = useFieldControl()
  const current = options.find((option) => option.value === value)
  return (
    <Listbox value={value} onChange={onChange} disabled={disabled}>
      <ListboxButton
        {...control}
        className={classNames(CONTROL_CLASSES, 'flex h-10 items-center justify-between px-3')}
      >
        <span className="truncate">{current?.label}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint" />
      </ListboxButton>
      <ListboxOptions
        modal={false}
        anchor={{ to: 'bottom start', gap: 4 }}
        transition
        className={classNames(MENU_PANEL_CLASSES, 'w-(--button-width)')}
      >
        {options.map((option) => (
          <ListboxOption
            key={option.value}
            value={option.value}
            className="group flex min-h-10 cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5 data-focus:bg-sunken"
          >
            <span className="min-w-0 grow">
              <span className="block truncate group-data-selected:font-medium">{option.label}</span>
              {option.hint && <span className="block text-[13px] text-muted">{option.hint}</span>}
            </span>
            <Check
              aria-hidden
              className="invisible size-4 text-primary group-data-selected:visible"
            />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}
