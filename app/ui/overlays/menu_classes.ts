/** The floating panel of dropdowns. */
export const MENU_PANEL_CLASSES = [
  'z-50 rounded-card bg-surface p-1.5 text-sm shadow-overlay outline-none',
  'transition duration-100 ease-out data-closed:scale-95 data-closed:opacity-0',
  'max-h-[min(24rem,70dvh)] overflow-y-auto',
].join(' ')

/** The button that opens a dropdown. */
export const DROPDOWN_TRIGGER_CLASSES = [
  'flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control px-2 text-muted transition-colors',
  'hover:bg-sunken hover:text-ink data-open:bg-sunken data-open:text-ink',
].join(' ')
