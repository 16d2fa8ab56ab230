import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FieldErrorProps {
  id?: string
  children: ReactNode
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-fine text-danger-strong">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
