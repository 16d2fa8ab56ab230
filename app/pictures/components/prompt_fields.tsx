import { History } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { LazyDropdown } from '~/ui/overlays/lazy_dropdown'
import { Field } from '~/ui/forms/field'
import { Textarea } from '~/ui/forms/textarea'
import { RESULT_MESSAGES } from '../messages/en/results'
import { PromptExtras } from './prompt_extras'
import type { Draft } from './use_prompt_draft'
import { usePrompts } from './use_prompts'

/** What a description is called, and what is said when it is missing. */
export interface PromptWording {
  label: string
  placeholder: string
  missing: string
}

interface PromptFieldsProps {
  /** Of the form. */
  name: string
  productId: number
  wording: PromptWording
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Whether it was asked for without a description. */
  isMissing: boolean
}

/** What pictures show and what they leave out, with what was asked for before at hand. */
export function PromptFields(props: PromptFieldsProps) {
  const { name, productId, wording, draft, onDraft, isMissing } = props
  const load = usePrompts(productId)
  /** How far back the arrow keys have gone; -1 is what is being written. */
  const [back, setBack] = useState({ steps: -1, written: draft })

  async function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isUp = event.key === 'ArrowUp' && (draft.prompt === '' || back.steps >= 0)
    const isDown = event.key === 'ArrowDown' && back.steps >= 0
    if (!isUp && !isDown) return
    event.preventDefault()
    const written = back.steps < 0 ? draft : back.written
    const prompts = await load()
    const steps = Math.min(back.steps + (isUp ? 1 : -1), prompts.length - 1)
    setBack({ steps, written })
    const earlier = prompts[steps]
    onDraft(earlier ? { prompt: earlier.prompt, negativePrompt: earlier.negative_prompt } : written)
  }

  return (
    <div className="flex flex-col gap-1">
      <Field
        label={wording.label}
        error={isMissing ? wording.missing : undefined}
        required
        aside={
          // As high as a finger needs, in a line that is not.
          <span className="-my-1.5 -mr-2 flex">
            <LazyDropdown
              label={RESULT_MESSAGES.recentLabel}
              width="w-64"
              trigger={
                <span
                  title={RESULT_MESSAGES.historyHint}
                  className="flex items-baseline gap-1.5 text-fine text-muted"
                >
                  <History aria-hidden className="size-4 self-center" />
                  {RESULT_MESSAGES.recent}
                </span>
              }
              load={() => import('./recent_prompts')}
              entryProps={{
                load,
                onChoose: ({ prompt, negative_prompt: negativePrompt }) =>
                  onDraft({ prompt, negativePrompt }),
              }}
            />
          </span>
        }
      >
        <Textarea
          name="prompt"
          rows={3}
          maxLength={2000}
          placeholder={wording.placeholder}
          value={draft.prompt}
          onKeyDown={(event) => void onKeyDown(event)}
          onChange={(event) => {
            setBack({ steps: -1, written: draft })
            onDraft({ ...draft, prompt: event.target.value })
          }}
        />
      </Field>
      <PromptExtras name={name} draft={draft} onDraft={onDraft} />
    </div>
  )
}
