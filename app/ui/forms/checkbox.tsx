import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field_error'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: string
  error?: string
}

export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-10">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center pointer-coarse:mt-2.5">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className="peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-md bg-surface shadow-raised ring-1 ring-inset ring-line-strong checked:bg-primary checked:ring-primary disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:ring-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-white peer-checked:visible"
          />
        </span>
        <div>
          <label
            htmlFor={id}
            className="block cursor-pointer leading-6 text-ink pointer-coarse:py-2"
          >
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="text-fine text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
