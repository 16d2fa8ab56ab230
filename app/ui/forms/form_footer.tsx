import type { ReactNode } from 'react'

interface FormFooterProps {
  /** Said once, after the form was saved. */
  message: string | null
  /** Buttons, the main one last. */
  children: ReactNode
}

/** The end of a form: its buttons, and beside them what came of it. */
export function FormFooter({ message, children }: FormFooterProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      <p role="status" className="text-muted">
        {message}
      </p>
    </div>
  )
}
