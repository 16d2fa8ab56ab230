import { useState } from 'react'
import { cutText, isWithin } from '#common/cut_text'
import { PROMPT_PREVIEW, GENERATION_MESSAGES } from '../messages/en/screens'

const MESSAGES = GENERATION_MESSAGES.results

/** A prompt, its beginning at first. */
export function PromptText({ prompt }: { prompt: string }) {
  const [whole, setWhole] = useState(false)
  if (isWithin(prompt, PROMPT_PREVIEW)) return <p className="wrap-break-word">{prompt}</p>
  return (
    <p className="wrap-break-word">
      {whole ? prompt : cutText(prompt, PROMPT_PREVIEW + 1, '…')}{' '}
      <button
        type="button"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
        className="rounded-sm font-medium text-primary hover:underline pointer-coarse:min-h-10"
      >
        {whole ? MESSAGES.showLess : MESSAGES.showMore}
      </button>
    </p>
  )
}
