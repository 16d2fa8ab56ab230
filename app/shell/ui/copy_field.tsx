import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button'
import { Field } from './field'
import { Input } from './input'

/** Milliseconds for which the button says that it has copied. */
const CONFIRMATION_MS = 2000

interface CopyFieldProps {
  label: string
  value: string
  hint?: string
  onCopied?: () => void
}

/** A read-only text with a button that copies it. */
export function CopyField({ label, value, hint, onCopied }: CopyFieldProps) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      onCopied?.()
    } catch (error) {
      console.error('Failed to copy', error)
    }
  }

  return (
    <Field label={label} hint={hint}>
      <CopyRow value={value} copied={copied} onCopy={copy} />
    </Field>
  )
}

interface CopyRowProps {
  value: string
  copied: boolean
  onCopy: () => void
}

function CopyRow({ value, copied, onCopy }: CopyRowProps) {
  return (
    <div className="flex gap-2">
      <Input readOnly value={value} onFocus={(event) => event.target.select()} />
      <Button variant="secondary" icon={copied ? Check : Copy} onClick={onCopy}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
