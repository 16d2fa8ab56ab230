import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react'
import { router } from '@inertiajs/react'
import { Box, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Modal } from '~/ui/overlays/modal'
import { actionEntries, type Entry, matching, pageEntries } from './entries'
import { PALETTE_MESSAGES } from '../../messages/en/palette'
import { useFoundProducts } from '~/products/components/use_found_products'

interface PaletteProps {
  open: boolean
  onClose: () => void
  onShowKeys: () => void
}

/** Goes to any product or page and does what can be done from everywhere, by typing. */
export default function Palette({ open, onClose, onShowKeys }: PaletteProps) {
  function onKeyDown(event: KeyboardEvent) {
    // The list is always open: the library would close it first, and the dialog only then.
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  return (
    <Modal open={open} onClose={onClose} onKeyDownCapture={onKeyDown} className="relative z-50">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-gray-900/50 transition-opacity duration-200 data-closed:opacity-0"
      />
      <div className="fixed inset-0 overflow-y-auto p-3 sm:p-6 sm:pt-[12vh]">
        <DialogPanel
          transition
          className="mx-auto max-w-xl overflow-hidden rounded-card bg-surface shadow-overlay transition duration-200 ease-out data-closed:scale-95 data-closed:opacity-0"
        >
          <DialogTitle className="sr-only">{PALETTE_MESSAGES.button}</DialogTitle>
          <Finder onClose={onClose} onShowKeys={onShowKeys} />
        </DialogPanel>
      </div>
    </Modal>
  )
}

function Finder({ onClose, onShowKeys }: Omit<PaletteProps, 'open'>) {
  const shared = useShared()
  const [search, setSearch] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The library takes the focus from fields where there is a touch screen; who searches wants to type there too.
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const { found, isLost } = useFoundProducts(search)
  const products = (found ?? []).map(({ id, name, status }): Entry => ({
    id: `product ${id}`,
    label: status === 'ready' ? name : `${name} (${PALETTE_MESSAGES.untrained})`,
    icon: Box,
    run: () => router.visit(route('products.show', { product: id })),
  }))
  const groups = [
    { title: PALETTE_MESSAGES.products, entries: products },
    { title: PALETTE_MESSAGES.pages, entries: matching(pageEntries(shared), search) },
    {
      title: PALETTE_MESSAGES.actions,
      entries: matching(actionEntries(shared, onShowKeys), search),
    },
  ].filter(({ entries }) => entries.length > 0)

  function run(entry: Entry | null) {
    if (!entry) return
    onClose()
    entry.run()
  }

  return (
    <Combobox<Entry> immediate onChange={run} by="id">
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <ComboboxInput
          ref={input}
          autoFocus
          aria-label={PALETTE_MESSAGES.label}
          placeholder={PALETTE_MESSAGES.placeholder}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          className="h-14 w-full bg-transparent text-base text-ink outline-none placeholder:text-faint"
        />
      </div>
      <ComboboxOptions
        static
        aria-label={PALETTE_MESSAGES.results}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto p-2"
      >
        {groups.map(({ title, entries }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
              {title}
            </p>
            {entries.map((entry) => (
              <Option key={entry.id} entry={entry} />
            ))}
          </div>
        ))}
      </ComboboxOptions>
      {groups.length === 0 && found !== null && (
        <p role="status" className="px-5 pb-6 text-muted">
          {PALETTE_MESSAGES.none(search.trim())}
        </p>
      )}
      {isLost && (
        <p role="alert" className="px-5 pb-4 text-danger-strong">
          {PALETTE_MESSAGES.unreachable}
        </p>
      )}
      <p className="border-t border-line px-4 py-2.5 text-xs text-muted pointer-coarse:hidden">
        {PALETTE_MESSAGES.hint}
      </p>
    </Combobox>
  )
}

function Option({ entry }: { entry: Entry }) {
  const { icon: Icon, label } = entry
  return (
    <ComboboxOption
      value={entry}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-2 data-focus:bg-primary-soft data-focus:text-primary-strong forced-colors:data-focus:outline-2"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="line-clamp-2 min-w-0 wrap-break-word">{label}</span>
    </ComboboxOption>
  )
}
