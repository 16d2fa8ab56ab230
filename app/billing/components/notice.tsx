import type { ReactNode } from 'react'
import { Card } from '~/ui/layouts/card'
import { classNames } from '~/ui/class_names'

const TONES = {
  neutral: 'bg-sunken text-muted',
  success: 'bg-success-soft text-success-strong',
  danger: 'bg-danger-soft text-danger-strong',
}

interface NoticeProps {
  icon: ReactNode
  tone: keyof typeof TONES
  title: string
  /** Buttons, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** The one thing that a page has to say. */
export function Notice({ icon, tone, title, actions, children }: NoticeProps) {
  return (
    <Card className="mx-auto mt-4 max-w-lg text-center sm:mt-10">
      <span
        aria-hidden
        className={classNames('mx-auto grid size-12 place-items-center rounded-full', TONES[tone])}
      >
        {icon}
      </span>
      <h1 className="mt-4 text-2xl font-semibold tracking-tight">{title}</h1>
      <div className="mt-2 text-pretty text-muted">{children}</div>
      {actions && (
        <div className="mt-6 flex flex-col-reverse justify-center gap-2 sm:flex-row">{actions}</div>
      )}
    </Card>
  )
}
