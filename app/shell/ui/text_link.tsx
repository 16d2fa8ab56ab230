import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'

interface TextLinkProps {
  href: string
  children: ReactNode
}

/** A link inside text. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <Link
      href={href}
      className="rounded-sm font-medium text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
