import { useState } from 'react'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'

interface ColorFieldProps {
  label: string
  /** '#rrggbb' */
  value: string
  onChange: (value: string) => void
}

const COLOR = /^#[0-9a-f]{6}$/i

/** A colour by the browser's own chooser, or typed. What is no colour yet changes nothing. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    const color = text.startsWith('#') ? text : `#${text}`
    setTyped(text)
    if (COLOR.test(color)) onChange(color.toLowerCase())
  }

  return (
    <Field label={label}>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={label}
          value={value}
          onChange={(event) => {
            setTyped(null)
            onChange(event.target.value)
          }}
          className="h-10 w-12 shrink-0 cursor-pointer rounded-control bg-surface p-1 ring-1 ring-line-strong ring-inset"
        />
        <Input
          value={typed ?? value}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => type(event.target.value.trim())}
          onBlur={() => setTyped(null)}
          className="tabular-nums"
        />
      </span>
    </Field>
  )
}
