import { useEffect, useState } from 'react'
import { DropdownButton, DropdownSection } from '~/ui/overlays/dropdown_items'
import { Spinner } from '~/ui/feedback/spinner'
import { RESULT_MESSAGES } from '../messages/en/results'
import type { UsedPrompt } from './use_prompts'

interface RecentPromptsProps {
  load: () => Promise<UsedPrompt[]>
  onChoose: (prompt: UsedPrompt) => void
}

/** Entries of the menu of what was asked for before: of the product first. */
export default function RecentPrompts({ load, onChoose }: RecentPromptsProps) {
  const [prompts, setPrompts] = useState<UsedPrompt[] | null>(null)
  useEffect(() => {
    void load().then(setPrompts)
  }, [load])

  if (prompts === null) {
    return (
      <p role="status" className="grid place-items-center p-4">
        <Spinner className="size-5" />
      </p>
    )
  }
  if (prompts.length === 0) return <p className="p-3 text-muted">{RESULT_MESSAGES.noRecent}</p>
  const sections = [
    { title: RESULT_MESSAGES.recentOfProduct, entries: prompts.filter((it) => it.is_of_product) },
    { title: RESULT_MESSAGES.recentOthers, entries: prompts.filter((it) => !it.is_of_product) },
  ]
  return sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => (
      <DropdownSection key={title} title={title}>
        {entries.map((entry) => (
          <DropdownButton
            key={`${entry.prompt} ${entry.negative_prompt}`}
            onClick={() => onChoose(entry)}
          >
            {entry.prompt}
          </DropdownButton>
        ))}
      </DropdownSection>
    ))
}
