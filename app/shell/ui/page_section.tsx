import { type ReactNode, useId } from 'react'
import { Card } from './card'

interface PageSectionProps {
  title: string
  description: ReactNode
  /** Makes the section a target of links. */
  id?: string
  children: ReactNode
}

/** A part of a settings page: what it is about on the left, what can be done on the right. */
export function PageSection({ title, description, id, children }: PageSectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid scroll-mt-20 gap-x-8 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-3"
    >
      <div>
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{description}</p>
      </div>
      <Card className="lg:col-span-2">{children}</Card>
    </section>
  )
}
