import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button_classes'
import { classNames } from './class_names'
import { Spinner } from './spinner'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** Disables the button and turns a spinner; the button keeps its width. */
  loading?: boolean
  /** Shown instead of the label while loading, in room reserved from the start. */
  loadingLabel?: string
  children: ReactNode
}

export function Button({
  variant = 'primary',
  size = 'md',
  icon: Icon,
  loading = false,
  loadingLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const swaps = loadingLabel !== undefined
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={classNames(buttonClasses(variant, size), className)}
    >
      {loading && !swaps && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner className="size-4" />
        </span>
      )}
      <span className="grid">
        <Label icon={Icon} hidden={swaps && loading} faded={loading && !swaps}>
          {children}
        </Label>
        {swaps && (
          <Label busy hidden={!loading}>
            {loadingLabel}
          </Label>
        )}
      </span>
    </button>
  )
}

interface LabelProps {
  icon?: LucideIcon
  busy?: boolean
  hidden?: boolean
  faded?: boolean
  children: ReactNode
}

function Label({ icon: Icon, busy, hidden, faded, children }: LabelProps) {
  return (
    <span
      aria-hidden={hidden || undefined}
      className={classNames(
        'col-start-1 row-start-1 inline-flex items-center justify-center gap-2',
        hidden && 'invisible',
        faded && 'opacity-0'
      )}
    >
      {busy && <Spinner className="size-4" />}
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </span>
  )
}
