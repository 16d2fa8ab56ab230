import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { ActDialog } from './act_dialog'

interface ActButtonProps {
  url: string
  /** What is sent beside the reason. */
  fields: Record<string, string | number>
  words: { button: string; title: string; body: string; confirm: string }
  danger?: boolean
  size?: 'sm' | 'md'
}

/** A button for what is done with a reason. */
export function ActButton({ url, fields, words, danger, size = 'sm' }: ActButtonProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button size={size} variant="secondary" onClick={() => setAsked(true)}>
        {words.button}
      </Button>
      {isAsked && (
        <ActDialog
          url={url}
          fields={fields}
          words={words}
          danger={danger}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
