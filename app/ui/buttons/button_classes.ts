import { classNames } from '../class_names.js'

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost'
export type ButtonSize = 'sm' | 'md' | 'lg'

const VARIANTS = {
  primary: 'bg-primary text-white shadow-raised hover:bg-primary-strong active:bg-indigo-800',
  secondary:
    'bg-surface text-ink shadow-raised ring-1 ring-inset ring-line-strong hover:bg-canvas active:bg-sunken',
  danger: 'bg-danger text-white shadow-raised hover:bg-danger-strong active:bg-red-800',
  ghost: 'text-muted hover:bg-sunken hover:text-ink active:bg-line',
} satisfies Record<ButtonVariant, string>

const SIZES = {
  sm: 'h-8 gap-1.5 px-3 text-fine pointer-coarse:h-10',
  md: 'h-10 gap-2 px-4 text-sm',
  lg: 'h-12 gap-2 px-6 text-base',
} satisfies Record<ButtonSize, string>

/** On narrow screens a long label takes two lines. */
const NARROW = {
  sm: 'max-sm:h-auto max-sm:min-h-8 max-sm:py-1 max-sm:whitespace-normal',
  md: 'max-sm:h-auto max-sm:min-h-10 max-sm:py-1 max-sm:whitespace-normal',
  lg: 'max-sm:h-auto max-sm:min-h-12 max-sm:py-1 max-sm:whitespace-normal',
} satisfies Record<ButtonSize, string>

const ICON_ONLY = {
  sm: 'size-8 pointer-coarse:size-10',
  md: 'size-10',
  lg: 'size-12',
} satisfies Record<ButtonSize, string>

/** The look that buttons and links dressed as buttons share. */
export function buttonClasses(variant: ButtonVariant, size: ButtonSize, iconOnly = false): string {
  return classNames(
    'relative inline-flex max-w-full shrink-0 items-center justify-center rounded-control font-medium',
    'wrap-break-word whitespace-nowrap transition-colors select-none',
    'disabled:cursor-not-allowed disabled:not-aria-busy:opacity-50 aria-busy:cursor-progress aria-busy:opacity-80 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    iconOnly ? ICON_ONLY[size] : [SIZES[size], NARROW[size]].join(' '),
    VARIANTS[variant]
  )
}
