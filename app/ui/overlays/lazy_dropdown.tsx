import { type ComponentType, useRef, useState } from 'react'
import type { DropdownProps } from './dropdown'
import { DROPDOWN_TRIGGER_CLASSES } from './menu_classes'

interface LazyDropdownProps<EntryProps extends object> extends Omit<
  DropdownProps,
  'arrival' | 'children'
> {
  /** Imports the component that draws the menu's entries. */
  load: () => Promise<{ default: ComponentType<EntryProps> }>
  entryProps: EntryProps
}

interface LoadedDropdown<EntryProps extends object> {
  Dropdown: ComponentType<DropdownProps>
  Entries: ComponentType<EntryProps>
  arrival: DropdownProps['arrival']
}

/**
 * A Dropdown whose code is loaded when the pointer or the focus reaches the button, and which opens on arrival if it
 * was pressed in the meantime.
 */
export function LazyDropdown<EntryProps extends object>({
  load,
  entryProps,
  ...dropdown
}: LazyDropdownProps<EntryProps>) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const [loaded, setLoaded] = useState<LoadedDropdown<EntryProps> | null>(null)

  async function prepare() {
    const [{ default: Dropdown }, { default: Entries }] = await Promise.all([
      import('./dropdown'),
      load(),
    ])
    const focused = document.activeElement === button.current ? 'focus' : undefined
    setLoaded({ Dropdown, Entries, arrival: pressed.current ? 'open' : focused })
  }

  function press() {
    pressed.current = true
    void prepare()
  }

  if (loaded) {
    const { Dropdown, Entries, arrival } = loaded
    return (
      <Dropdown {...dropdown} arrival={arrival}>
        <Entries {...entryProps} />
      </Dropdown>
    )
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={dropdown.label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={DROPDOWN_TRIGGER_CLASSES}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && void prepare()}
      onPointerDown={({ pointerType }) => pointerType === 'mouse' && press()}
      onKeyUp={() => void prepare()}
      onClick={press}
    >
      {dropdown.trigger}
    </button>
  )
}
