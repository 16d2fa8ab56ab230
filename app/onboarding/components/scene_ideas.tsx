import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useShared } from '~/ui/client/use_shared'
import { IDEA_MESSAGES } from '../messages/en/ideas'
import { PROMPT_IDEAS } from '../prompt_ideas'
import { ONBOARDING_MESSAGES } from '../messages/en/common'

const MESSAGES = ONBOARDING_MESSAGES.ideas

const CHIP =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 py-1 text-left text-fine transition-colors hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft pointer-coarse:min-h-10'

interface SceneIdeasProps {
  prompt: string
  onPrompt: (prompt: string) => void
}

/** Descriptions to begin with, for what the merchant sells. What was typed before one was chosen can be had back. */
export default function SceneIdeas({ prompt, onPrompt }: SceneIdeasProps) {
  const industry = useShared().auth.user?.industry ?? 'other'
  const scenes = PROMPT_IDEAS[industry]
  const { tip, scenes: names } = IDEA_MESSAGES[industry]
  const [typed, setTyped] = useState('')
  const isIdea = scenes.includes(prompt)

  function choose(scene: string) {
    if (!isIdea) setTyped(prompt)
    onPrompt(scene)
  }

  return (
    <>
      <p className="text-fine text-muted">{tip}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {scenes.map((scene, place) => (
          <li key={scene}>
            <button
              type="button"
              aria-pressed={scene === prompt}
              onClick={() => choose(scene)}
              className={CHIP}
            >
              {names[place]}
            </button>
          </li>
        ))}
        {isIdea && typed.trim() !== '' && (
          <li>
            <button type="button" onClick={() => onPrompt(typed)} className={CHIP}>
              <Undo2 aria-hidden className="size-3.5 text-muted" />
              {MESSAGES.back}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}
