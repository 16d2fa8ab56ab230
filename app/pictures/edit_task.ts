import vine from '@vinejs/vine'
import { FormError } from '#app/core/errors/form_error'
import { codeField, wordsField } from '#app/core/validation/text_fields'
import {
  EDIT_TASK_CHOICES,
  EDIT_TASK_NAMES,
  type EditTask,
} from '#app/engines/edit_tasks/edit_tasks'
import { EDIT_TASK_MESSAGES } from './messages/en/edit_tasks.js'
import { type GivenTask, taskSentence } from './task_sentence.js'

/** Characters of the words on a label. */
export const MAX_LABEL_WORDS = 100

const NAMES = 'What to change by name, in place of words: only where the engine in use can.'

/** The field of a call that names a change. */
export const taskField = () =>
  vine
    .object({
      name: vine.enum(EDIT_TASK_NAMES).meta({ description: NAMES }),
      choice: codeField(20)
        .meta({
          description: Object.entries(EDIT_TASK_CHOICES)
            .filter(([, choices]) => choices.length > 0)
            .map(([name, choices]) => `${name}: ${choices.join(', ')}`)
            .join('; '),
        })
        .optional(),
      from: wordsField(MAX_LABEL_WORDS)
        .meta({ description: 'label_words: what stands on the label.' })
        .optional(),
      to: wordsField(MAX_LABEL_WORDS)
        .meta({ description: 'label_words: what shall stand there.' })
        .optional(),
    })
    .optional()

/** What a call says beside a change by name: nothing else can be asked for with it. */
interface Beside {
  prompt?: string | null | undefined
  mask?: unknown
  shape_way?: string | null | undefined
  surprise_me?: boolean | undefined
}

/**
 * The change that a call names, and what people call it.
 * @throws FormError for a choice that there is not, without the words of a label, and beside another wish
 */
export function readTask(
  given: GivenTask,
  beside: Beside = {}
): { task: EditTask; prompt: string } {
  const { name, choice, from, to } = given
  refuseBeside(beside)
  const prompt = taskSentence(given)
  if (name === 'label_words') {
    if (!from || !to) throw new FormError({ task: EDIT_TASK_MESSAGES.missingWords })
    return { task: { name, from, to }, prompt }
  }
  if (name === 'ghost_mannequin') return { task: { name }, prompt }
  const known: readonly string[] = EDIT_TASK_CHOICES[name]
  if (choice === undefined || !known.includes(choice)) {
    throw new FormError({ task: EDIT_TASK_MESSAGES.unknown })
  }
  return { task: { name, choice } as EditTask, prompt }
}

/** @throws FormError */
function refuseBeside({
  prompt,
  mask,
  shape_way: shapeWay,
  surprise_me: isSurprise,
}: Beside): void {
  const { withArea, alone } = EDIT_TASK_MESSAGES
  if (mask) throw new FormError({ mask: withArea })
  if (prompt) throw new FormError({ prompt: alone })
  if (shapeWay) throw new FormError({ shape_way: alone })
  if (isSurprise) throw new FormError({ surprise_me: alone })
}
