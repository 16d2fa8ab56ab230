/** The floating panel of dropdowns and selects. */
export const MENU_PANEL_CLASSES = [
  'z-50 rounded-card bg-surface p-1.5 text-sm shadow-overlay outline-none',
  'transition duration-100 ease-out data-closed:scale-95 data-closed:opacity-0',
  '[--anchor-max-height:min(24rem,70dvh)] [--anchor-padding:8px]',
].join(' ')
