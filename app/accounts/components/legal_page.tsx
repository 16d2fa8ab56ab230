import { Head } from '@inertiajs/react'
import { Prose } from '~/shell/ui/prose'

interface LegalPageProps {
  title: string
  /** Of the server's own making: Markdown in which HTML is text. */
  html: string
}

/** A text that binds; its first heading is part of it. */
export function LegalPage({ title, html }: LegalPageProps) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <Head title={title} />
      <Prose html={html} />
    </div>
  )
}
