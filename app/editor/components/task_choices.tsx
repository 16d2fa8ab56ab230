import { type SubmitEvent, useState } from 'react'
import { EDIT_TASK_CHOICES, type EditTaskName } from '~/engines/edit_tasks/edit_tasks'
import { EDIT_TASK_MESSAGES } from '~/pictures/messages/en/edit_tasks'
import type { GivenTask } from '~/pictures/task_sentence'
import { Button } from '~/ui/buttons/button'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { FoldMark } from '~/ui/text/fold_mark'

const MESSAGES = EDIT_TASK_MESSAGES

/** Characters of the words on a label. */
const LONGEST_WORDS = 100

interface TaskChoicesProps {
  tasks: readonly EditTaskName[]
  isBusy: boolean
  onTask: (task: GivenTask) => void
}

/** Changes that are asked for by name, folded away until they are wanted. */
export default function TaskChoices({ tasks, isBusy, onTask }: TaskChoicesProps) {
  const isShort = useSpendable('edit') < 1
  const price = usePrice('edit')
  const isDisabled = isBusy || isShort
  return (
    <details className="border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <FoldMark />
        {MESSAGES.title}
      </summary>
      <div className="flex flex-col gap-4 pt-1">
        <p className="text-fine text-muted">
          {MESSAGES.hint} {price.say(MESSAGES.cost)}
        </p>
        {tasks.map((name) => (
          <section key={name} aria-label={MESSAGES.names[name]} className="flex flex-col gap-1.5">
            <h3 className="font-medium">{MESSAGES.names[name]}</h3>
            <p className="text-fine text-muted">{MESSAGES.explained[name]}</p>
            {name === 'label_words' ? (
              <LabelWords isDisabled={isDisabled} onTask={onTask} />
            ) : (
              <Choices name={name} isDisabled={isDisabled} onTask={onTask} />
            )}
          </section>
        ))}
      </div>
    </details>
  )
}

interface TaskProps {
  isDisabled: boolean
  onTask: (task: GivenTask) => void
}

function Choices({
  name,
  isDisabled,
  onTask,
}: TaskProps & { name: Exclude<EditTaskName, 'label_words'> }) {
  const choices: readonly (keyof typeof MESSAGES.choices)[] = EDIT_TASK_CHOICES[name]
  const order = (label: string, task: GivenTask) => (
    <Button
      key={label}
      pays
      size="sm"
      variant="secondary"
      disabled={isDisabled}
      onClick={() => onTask(task)}
    >
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {choices.length === 0
        ? order(MESSAGES.names[name], { name })
        : choices.map((choice) => order(MESSAGES.choices[choice], { name, choice }))}
    </div>
  )
}

/** Which words to replace, and by which. */
function LabelWords({ isDisabled, onTask }: TaskProps) {
  const [words, setWords] = useState({ from: '', to: '' })
  const [from, to] = [words.from.trim(), words.to.trim()]

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (from !== '' && to !== '') onTask({ name: 'label_words', from, to })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-2">
      {(['from', 'to'] as const).map((part) => (
        <Field key={part} label={MESSAGES[part]} className="w-full">
          <Input
            value={words[part]}
            maxLength={LONGEST_WORDS}
            autoComplete="off"
            onChange={({ currentTarget }) => setWords({ ...words, [part]: currentTarget.value })}
          />
        </Field>
      ))}
      <Button
        pays
        type="submit"
        size="sm"
        variant="secondary"
        disabled={isDisabled || from === '' || to === ''}
      >
        {MESSAGES.change}
      </Button>
    </form>
  )
}
