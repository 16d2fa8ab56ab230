/** The look that text inputs, text areas and select buttons share. Phones, on their side too, magnify a page for letters below 16 px. */
export const CONTROL_CLASSES = [
  'w-full rounded-control bg-surface text-base text-ink shadow-raised ring-1 ring-inset ring-line-strong sm:pointer-fine:text-sm',
  'transition-shadow placeholder:text-faint',
  'focus:outline-2 focus:-outline-offset-1 focus:outline-primary',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint',
  'aria-invalid:ring-danger aria-invalid:focus:outline-danger',
].join(' ')
