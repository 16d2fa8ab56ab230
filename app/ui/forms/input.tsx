import type { ComponentProps } from 'react'
import { classNames } from '../class_names'
import { CONTROL_CLASSES } from './control_classes'
import { useFieldControl } from './field_context'

/** A one-line text control; inside a Field it is labelled by it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      className={classNames(CONTROL_CLASSES, 'h-10 px-3', className)}
    />
  )
}
