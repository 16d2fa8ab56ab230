import { type KeyboardEvent, useState } from 'react'
import type { Layout } from '#engine/layout/layout'
import { readLayoutWords } from '#engine/layout/words'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { DRAFTING_MESSAGES } from '../../messages/en/drafting'

const MESSAGES = DRAFTING_MESSAGES

interface LayoutWordsProps {
  layout: Required<Layout>
  onChange: (part: Layout) => void
}

/** Changes a layout by words. */
export function LayoutWords({ layout, onChange }: LayoutWordsProps) {
  const [words, setWords] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])

  function apply() {
    const read = readLayoutWords(words, layout)
    if (Object.keys(read.change).length > 0) onChange(read.change)
    setUnknown(read.unknown)
    setWords(read.unknown.join(', '))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <Field
      label={MESSAGES.words}
      error={unknown.length > 0 ? MESSAGES.unknown(unknown.join(', ')) : undefined}
    >
      <div className="flex gap-2">
        <Input
          value={words}
          maxLength={200}
          placeholder={MESSAGES.wordsPlaceholder}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" onClick={apply} disabled={words.trim() === ''}>
          {MESSAGES.apply}
        </Button>
      </div>
    </Field>
  )
}
