import type { EditTaskName } from '#app/engines/edit_tasks/edit_tasks'
import { EDIT_TASK_MESSAGES } from './messages/en/edit_tasks.js'

/** A change that is asked for by name, as calls send it. */
export interface GivenTask {
  name: EditTaskName
  choice?: string
  from?: string
  to?: string
}

/** What people call a change, in lists and where its picture is shown; what does not belong to it is passed over. */
export function taskSentence({ name, choice, from = '', to = '' }: GivenTask): string {
  const { names, choices, chosen, words } = EDIT_TASK_MESSAGES
  if (name === 'label_words') return words(from, to)
  if (name === 'ghost_mannequin' || !isChoice(choice)) return names[name]
  return chosen(names[name], choices[choice])
}

function isChoice(choice: string | undefined): choice is keyof typeof EDIT_TASK_MESSAGES.choices {
  return choice !== undefined && Object.hasOwn(EDIT_TASK_MESSAGES.choices, choice)
}
