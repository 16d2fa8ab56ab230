import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/buttons/button'

interface PostButtonProps {
  url: string
  fields?: Record<string, number>
  size?: 'sm' | 'md'
  children: ReactNode
}

/** A button for what needs no reason. */
export function PostButton({ url, fields = {}, size = 'md', children }: PostButtonProps) {
  const [sending, setSending] = useState(false)
  function send() {
    router.post(url, fields, {
      preserveScroll: true,
      onStart: () => setSending(true),
      onFinish: () => setSending(false),
    })
  }
  return (
    <Button variant="secondary" size={size} loading={sending} onClick={send}>
      {children}
    </Button>
  )
}
