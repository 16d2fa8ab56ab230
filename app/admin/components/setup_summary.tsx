import { Card } from '~/ui/layouts/card'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { SETUP_MESSAGES } from '../messages/en/setup'
import type { SetupSectionData, SetupState } from '../transformers/setup_section_data'

const MESSAGES = SETUP_MESSAGES.summary

const OPEN: readonly SetupState[] = ['open', 'unreadable', 'left_out']

/** How much is set up, and what it means for merchants that something is not. */
export function SetupSummary({ sections }: { sections: SetupSectionData[] }) {
  const open = sections.filter(({ state }) => OPEN.includes(state))
  const set = sections.length - open.length
  const title = MESSAGES.title(set, sections.length)
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      <ProgressBar label={title} fraction={set / sections.length} />
      {open.length === 0 ? (
        <p className="text-muted">{MESSAGES.done}</p>
      ) : (
        <>
          <p className="text-muted">{MESSAGES.open}</p>
          <ul className="flex flex-col gap-1.5">
            {open.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`} className="font-medium underline">
                  {SETUP_MESSAGES.sections[name].title}
                </a>
                : {MESSAGES.means[name]}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
