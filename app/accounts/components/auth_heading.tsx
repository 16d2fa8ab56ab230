import type { ReactNode } from 'react'

interface AuthHeadingProps {
  title: string
  /** What the form below is for. */
  children?: ReactNode
}

/** Title and opening sentence of a page around one form. */
export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      {children && <p className="mt-2 text-base text-muted">{children}</p>}
    </>
  )
}
