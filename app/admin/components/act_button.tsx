import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'

const ActDialog = lazyPart(() =>
  import('./act_dialog').then((module) => ({ default: module.ActDialog }))
)

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
        <PartBoundary>
          <ActDialog
            url={url}
            fields={fields}
            words={words}
            danger={danger}
            onClose={() => setAsked(false)}
          />
        </PartBoundary>
      )}
    </>
  )
}
