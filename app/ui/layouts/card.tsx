import type { ReactNode } from 'react'
import { classNames } from '../class_names'

interface CardProps {
  /** Leave out the inner space, for pictures that reach the edge. */
  flush?: boolean
  className?: string
  children: ReactNode
}

export function Card({ flush = false, className, children }: CardProps) {
  return (
    <div
      className={classNames(
        'rounded-card bg-surface shadow-raised ring-1 ring-line',
        flush ? 'overflow-hidden' : 'p-5 max-[17rem]:p-3 sm:p-6',
        className
      )}
    >
      {children}
    </div>
  )
}
