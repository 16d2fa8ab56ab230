import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class_names'

const TONES = {
  info: { icon: Info, classes: 'bg-indigo-50 text-indigo-900 ring-indigo-200' },
  success: { icon: CircleCheck, classes: 'bg-emerald-50 text-emerald-900 ring-emerald-200' },
  warning: { icon: TriangleAlert, classes: 'bg-amber-50 text-amber-900 ring-amber-200' },
  danger: { icon: CircleAlert, classes: 'bg-red-50 text-red-800 ring-red-200' },
}

interface AlertProps {
  tone?: keyof typeof TONES
  title?: string
  /** Whether it answers what somebody has just done: it comes into sight, wherever they are. */
  isAnswer?: boolean
  /** A button or link at the end. */
  action?: ReactNode
  children?: ReactNode
}

/** A message inside the page, beside what it is about. */
export function Alert({ tone = 'info', title, isAnswer = false, action, children }: AlertProps) {
  const { icon: Icon, classes } = TONES[tone]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswer])
  return (
    <div
      ref={box}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex scroll-my-24 flex-wrap items-start gap-x-3 gap-y-2 rounded-control p-3 ring-1 ring-inset',
        classes
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
      {/* As high as one line, so that what is said stands beside it. */}
      {action && <div className="-my-1.5">{action}</div>}
    </div>
  )
}
