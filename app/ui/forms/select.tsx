import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class_names'
import { CONTROL_CLASSES } from './control_classes'
import { useFieldControl } from './field_context'

/** The browser's own list of choices; inside a Field it is labelled by it. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldControl()}
        {...rest}
        className={classNames(CONTROL_CLASSES, 'h-10 appearance-none pr-9 pl-3', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
      />
    </span>
  )
}
