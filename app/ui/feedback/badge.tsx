import type { ReactNode } from 'react'
import { classNames } from '../class_names'

const TONES = {
  neutral: 'bg-gray-100 text-gray-700',
  primary: 'bg-indigo-50 text-indigo-700',
  success: 'bg-emerald-50 text-emerald-800',
  warning: 'bg-amber-50 text-amber-900',
  danger: 'bg-red-50 text-red-700',
}

export type BadgeTone = keyof typeof TONES

interface BadgeProps {
  tone?: BadgeTone
  children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-2 py-0.5 text-xs font-medium tabular-nums',
        TONES[tone]
      )}
    >
      {children}
    </span>
  )
}
