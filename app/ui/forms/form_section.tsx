import { type ReactNode, useId } from 'react'
import { Card } from '../layouts/card'

interface FormSectionProps {
  title: string
  description?: ReactNode
  /** Makes the section a target of links. */
  id?: string
  children: ReactNode
}

/** One subject of a settings page: what it is about on the left, its card on the right; one above the other on phones. */
export function FormSection({ title, description, id, children }: FormSectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-x-8 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-3"
    >
      <div>
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        {description && <div className="mt-1 max-w-prose text-muted">{description}</div>}
      </div>
      <Card className="min-w-0 lg:col-span-2">{children}</Card>
    </section>
  )
}
