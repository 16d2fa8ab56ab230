import type { ComponentProps } from 'react'
import { classNames } from '../class_names'
import { CONTROL_CLASSES } from './control_classes'
import { useFieldControl } from './field_context'

/** A text control that grows with its text from `rows` (default 3) up to half the screen. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      rows={rows}
      className={classNames(
        CONTROL_CLASSES,
        'field-sizing-content max-h-[50dvh] resize-y px-3 py-2 leading-relaxed',
        className
      )}
      style={{ minHeight: `calc(${rows} * 1.625em + 1rem)` }}
    />
  )
}
