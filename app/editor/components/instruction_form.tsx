import { Eraser, Sparkles } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { Textarea } from '~/ui/forms/textarea'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import type { Suggestion } from './editor_page_props'

const MESSAGES = EDITOR_MESSAGES.form
const LONGEST_PROMPT = 2_000

interface InstructionFormProps {
  prompt: string
  onPrompt: (prompt: string) => void
  suggestions: readonly Suggestion[]
  /** Whether there is a picture to change. */
  hasSource: boolean
  isBusy: boolean
  isEditing: boolean
  error: string | null
  /** Stands in place of the error where something can be done about it. */
  question?: ReactNode
  onGenerate: () => void
  /** Takes away what is marked; missing where nothing is. */
  onRemove?: () => void
}

/** What to change, with instructions that work, and what it costs. */
export function InstructionForm(props: InstructionFormProps) {
  const { prompt, onPrompt, suggestions, hasSource, isBusy, isEditing } = props
  const { error, question } = props
  const left = useSpendable('edit')
  const price = usePrice('edit')
  const isShort = left < 1

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    props.onGenerate()
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={MESSAGES.label}>
        <Textarea
          value={prompt}
          maxLength={LONGEST_PROMPT}
          placeholder={MESSAGES.placeholder}
          onChange={({ currentTarget }) => onPrompt(currentTarget.value)}
        />
      </Field>
      {isShort && (
        <Alert tone="warning" action={<CreditOffer kind="image" />}>
          {MESSAGES.missing(left)}
        </Alert>
      )}
      <div>
        {props.onRemove && (
          <Button
            pays
            variant="secondary"
            icon={Eraser}
            disabled={isShort || isBusy}
            onClick={props.onRemove}
            className="mb-2 w-full"
          >
            {MESSAGES.removeMarked}
          </Button>
        )}
        <Button
          pays
          type="submit"
          icon={Sparkles}
          disabled={!hasSource || prompt.trim() === '' || isShort || isBusy}
          loading={isEditing}
          loadingLabel={MESSAGES.submitting}
          className="w-full"
        >
          {MESSAGES.submit}
        </Button>
        <p className="mt-2 text-center text-fine text-muted tabular-nums">{price.text}</p>
      </div>
      {question}
      {error && !question && (
        <p className="text-fine text-danger-strong wrap-break-word">{error}</p>
      )}
      <ul aria-label={MESSAGES.suggestions} className="flex flex-wrap gap-2">
        {suggestions.map(({ instruction, label }) => (
          <li key={instruction}>
            <button
              type="button"
              onClick={() => onPrompt(withSuggestion(prompt, instruction))}
              className="min-h-9 pointer-coarse:min-h-10 rounded-full border border-line-strong bg-surface px-3 py-1 text-left text-fine transition-colors hover:bg-sunken"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

/** A suggestion is added to what is written: engines read several changes with commas between them. */
function withSuggestion(prompt: string, suggestion: string): string {
  const before = prompt.trim().replace(/[,.;]+$/, '')
  if (before === '') return suggestion
  return `${before}, ${suggestion.charAt(0).toLowerCase()}${suggestion.slice(1)}`
}
