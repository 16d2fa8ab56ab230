import type { EditTaskName } from '#app/engines/edit_tasks/edit_tasks'
import { EDIT_TASK_MESSAGES } from './messages/en/edit_tasks.js'

/** A change that is asked for by name, as calls send it. */
export interface GivenTask {
  name: EditTaskName
  choice?: string
  from?: string
  to?: string
}

/** What people call a change, in lists and where its picture is shown. */
export function taskSentence({ name, choice, from, to }: GivenTask): string {
  const { names, choices, chosen, words } = EDIT_TASK_MESSAGES
  if (from !== undefined && to !== undefined) return words(from, to)
  const chosenName = choices[choice as keyof typeof choices]
  return chosenName ? chosen(names[name], chosenName) : names[name]
}
