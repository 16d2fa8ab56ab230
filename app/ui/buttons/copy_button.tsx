import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button'
import { showToast } from '../overlays/toast'
import { UI_MESSAGES } from '../messages/en/common'

interface CopyButtonProps {
  text: string
  label?: string
  className?: string
}

const SHOWN_MS = 2000

/** Copies a text to the clipboard and says so. Browsers have a clipboard only on https and on the own machine. */
export function CopyButton({ text, label = UI_MESSAGES.copy, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      void showToast('error', UI_MESSAGES.cannotCopy)
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={copied ? Check : Copy}
        onClick={() => void copy()}
        className={className}
      >
        {label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? UI_MESSAGES.copied : ''}
      </span>
    </>
  )
}
