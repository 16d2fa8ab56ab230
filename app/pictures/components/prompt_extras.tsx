import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { INDUSTRY_NAMES, ONBOARDING_MESSAGES } from '~/onboarding/messages/en/common'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useDraftState } from '~/ui/client/use_draft'
import { useShared } from '~/ui/client/use_shared'
import { classNames } from '~/ui/class_names'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Skeleton } from '~/ui/feedback/skeleton'
import { MAX_NEGATIVE_PROMPT_LENGTH } from '../prompt_limits'
import { RESULT_MESSAGES } from '../messages/en/results'
import type { Draft } from './use_prompt_draft'

const SceneIdeas = lazyPart(() => import('~/onboarding/components/scene_ideas'))

const MESSAGES = ONBOARDING_MESSAGES.ideas

interface PromptExtrasProps {
  /** Of the form, under which is kept what is unfolded. */
  name: string
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** What helps with a description and few orders need, each folded until it is wanted or holds something. */
export function PromptExtras({ name, draft, onDraft }: PromptExtrasProps) {
  const { prompt, negativePrompt } = draft
  const industry = useShared().auth.user?.industry ?? 'other'
  const [open, setOpen] = useDraftState(`${name} extras`, () => ({
    ideas: false,
    leaveOut: negativePrompt !== '',
  }))
  const id = useId()
  const fold = (extra: keyof typeof open, label: string) => (
    <button
      type="button"
      aria-expanded={open[extra]}
      aria-controls={`${id}-${extra}`}
      onClick={() => setOpen({ ...open, [extra]: !open[extra] })}
      className="inline-flex min-h-8 items-center gap-1 rounded-sm text-left text-fine font-medium text-primary hover:underline pointer-coarse:min-h-10"
    >
      {label}
      <ChevronDown
        aria-hidden
        className={classNames('size-4 shrink-0', open[extra] && 'rotate-180')}
      />
    </button>
  )
  const contents = (extra: keyof typeof open, children: ReactNode) => (
    <div id={`${id}-${extra}`} hidden={!open[extra]} className="mb-1">
      {open[extra] && children}
    </div>
  )

  // Words that come from an earlier order must not be left out unseen.
  const onWords = useEffectEvent(() => !open.leaveOut && setOpen({ ...open, leaveOut: true }))
  useEffect(() => {
    if (negativePrompt !== '') onWords()
  }, [negativePrompt])

  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap gap-x-4">
        {fold(
          'ideas',
          industry === 'other' ? MESSAGES.title : MESSAGES.titleFor(INDUSTRY_NAMES[industry])
        )}
        {fold('leaveOut', RESULT_MESSAGES.leaveOut)}
      </div>
      {contents(
        'ideas',
        <PartBoundary fallback={<Skeleton className="h-40 w-full" />}>
          <SceneIdeas prompt={prompt} onPrompt={(scene) => onDraft({ ...draft, prompt: scene })} />
        </PartBoundary>
      )}
      {contents(
        'leaveOut',
        <Field label={RESULT_MESSAGES.leaveOut} inline>
          <div className="w-52">
            <Input
              name="negative_prompt"
              maxLength={MAX_NEGATIVE_PROMPT_LENGTH}
              placeholder={RESULT_MESSAGES.leaveOutPlaceholder}
              value={negativePrompt}
              onChange={(event) => onDraft({ ...draft, negativePrompt: event.target.value })}
            />
          </div>
        </Field>
      )}
    </div>
  )
}
