import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { classNames } from '../class_names'

interface TextLinkProps {
  href: string
  /** Stands by itself, such as beside a label, and is as high as a finger where one points with fingers. */
  isAlone?: boolean
  children: ReactNode
}

/** A link inside text. */
export function TextLink({ href, isAlone = false, children }: TextLinkProps) {
  return (
    <Link
      href={href}
      className={classNames(
        'rounded-sm font-medium text-primary underline-offset-4 hover:underline',
        isAlone && 'pointer-coarse:inline-flex pointer-coarse:min-h-10 pointer-coarse:items-center'
      )}
    >
      {children}
    </Link>
  )
}
