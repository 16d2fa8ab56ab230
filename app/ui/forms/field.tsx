import { type ReactNode, useId } from 'react'
import { classNames } from '../class_names'
import { FieldContext } from './field_context'
import { FieldError } from './field_error'

interface FieldProps {
  label: string
  /** Hides the label from sight, not from screen readers. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Puts a small control at the right of its label, in one row. */
  inline?: boolean
  /** Right of the label: a link or a counter. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A labelled control with its hint and error. The control inside takes its id from here. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  inline = false,
  aside,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div
      className={classNames(
        inline ? 'grid grid-cols-[1fr_auto] items-center gap-x-4' : 'flex flex-col gap-1.5',
        className
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-baseline justify-between gap-x-4',
          labelHidden && 'sr-only'
        )}
      >
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext.Provider value={{ id, describedBy, invalid: Boolean(error), required }}>
        {inline ? (
          <div
            className={classNames('col-start-2 row-start-1', hint !== undefined && 'row-span-2')}
          >
            {children}
          </div>
        ) : (
          children
        )}
      </FieldContext.Provider>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-fine text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
