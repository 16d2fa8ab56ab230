import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button_classes'
import { classNames } from '../class_names'
import { Spinner } from '../feedback/spinner'
import { useKeptFocus } from '../overlays/use_kept_focus'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** Whether a press costs credits or money: of two presses in a row one counts, as `one_press` says. */
  pays?: boolean
  /** Disables the button and turns a spinner; the button keeps its width, and the focus where it had it. */
  loading?: boolean
  /** Takes the focus after loading also where what had it meanwhile is gone, such as a button that stops the work. */
  takesFocus?: boolean
  /** Shown instead of the label while loading, in room reserved from the start. */
  loadingLabel?: string
  children: ReactNode
}

export function Button({
  variant = 'primary',
  size = 'md',
  pays,
  icon: Icon,
  loading = false,
  takesFocus = false,
  loadingLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const swaps = loadingLabel !== undefined
  const button = useKeptFocus<HTMLButtonElement>(loading, takesFocus)
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={disabled || loading}
      data-pays={pays || undefined}
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
