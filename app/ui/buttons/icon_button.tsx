import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button_classes'
import { classNames } from '../class_names'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon
  /** What the button does, for screen readers and as a tooltip. */
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
}

export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(buttonClasses(variant, size, true), className)}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
