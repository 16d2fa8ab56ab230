import { Link } from '@inertiajs/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button_classes'
import { classNames } from '../class_names'

interface ButtonLinkProps {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** File name to save under: the browser downloads instead of visiting. */
  download?: string
  /** Leaves the app by a plain link in a new tab. */
  external?: boolean
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'md',
  icon: Icon,
  download,
  external = false,
  className,
  children,
}: ButtonLinkProps) {
  const classes = classNames(buttonClasses(variant, size), className)
  const content = (
    <>
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </>
  )
  if (download !== undefined || external) {
    return (
      <a
        href={href}
        download={download}
        target={external ? '_blank' : undefined}
        rel={external ? 'noopener' : undefined}
        className={classes}
      >
        {content}
      </a>
    )
  }
  return (
    <Link href={href} className={classes}>
      {content}
    </Link>
  )
}
