import { type ReactNode, useId } from 'react'
import { Card } from './card'

interface SettingsSectionProps {
  title: string
  description: ReactNode
  children: ReactNode
}

/** One subject of a settings page: what it is about on the left, its form on the right; one above the other on phones. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
      <div>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-muted">{description}</p>
      </div>
      <Card className="lg:col-span-2">{children}</Card>
    </section>
  )
}
