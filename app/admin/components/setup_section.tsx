import { router } from '@inertiajs/react'
import { type SubmitEvent, useId } from 'react'
import { Button } from '~/ui/buttons/button'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Badge } from '~/ui/feedback/badge'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Card } from '~/ui/layouts/card'
import { SETUP_MESSAGES as MESSAGES } from '../messages/en/setup'
import type { SetupSectionData, SetupState } from '../transformers/setup_section_data'
import { SetupField } from './setup_field'

const TONES = {
  environment: 'neutral',
  open: 'neutral',
  used: 'success',
  waiting: 'warning',
  unreadable: 'danger',
  left_out: 'danger',
} as const satisfies Record<SetupState, string>

/** What is set about one subject, and the form that sets it where the environment does not. */
export function SetupSection({ section }: { section: SetupSectionData }) {
  const { name, state } = section
  const { title, body } = MESSAGES.sections[name]
  const headingId = useId()
  return (
    <section id={name} aria-labelledby={headingId} className="scroll-mt-20">
      <Card>
        <h2 id={headingId} className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {title}
          <Badge tone={TONES[state]}>{MESSAGES.states[state]}</Badge>
        </h2>
        <p className="mt-1 max-w-prose text-muted">{body}</p>
        {state === 'environment' ? (
          <p className="mt-3">{MESSAGES.environment}</p>
        ) : (
          <SetupForm section={section} />
        )}
      </Card>
    </section>
  )
}

function SetupForm({ section }: { section: SetupSectionData }) {
  const { name, state, why, fields, is_kept: isKept } = section
  const form = useForm<Record<string, string>>(
    Object.fromEntries(fields.map((field) => [field.name, field.value || (field.options[0] ?? '')]))
  )
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()
  const chosen = data[fields[0]!.name]!

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('admin.setup.keep', { section: name }), {
      preserveScroll: true,
      onError: () => focusFirstInvalid(element),
      onSuccess: () => setData(withoutSecrets(section)),
    })
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5 flex max-w-2xl flex-col gap-5">
      {state === 'unreadable' && <p className="text-red-700">{MESSAGES.unreadable}</p>}
      {state === 'left_out' && (
        <div className="text-red-700">
          <p>{MESSAGES.leftOut}</p>
          <p lang="en" className="mt-1 whitespace-pre-line wrap-anywhere">
            {why}
          </p>
        </div>
      )}
      {fields
        .filter(({ when }) => when === null || when.includes(chosen))
        .map((field) => (
          <SetupField
            key={field.name}
            field={field}
            value={data[field.name]!}
            error={errors[field.name]}
            onChange={(value) => setData(field.name, value)}
          />
        ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={form.processing}>
          {MESSAGES.keep}
        </Button>
        {isKept && (
          <Button
            variant="secondary"
            disabled={form.processing}
            onClick={() =>
              router.delete(route('admin.setup.forget', { section: name }), {
                preserveScroll: true,
              })
            }
          >
            {MESSAGES.forget}
          </Button>
        )}
        <p role="status" className="text-fine text-muted">
          {form.processing && MESSAGES.trying}
        </p>
      </div>
    </form>
  )
}

/** What was kept is not shown again, and needs not be sent again. */
function withoutSecrets({ fields }: SetupSectionData): Record<string, string> {
  const secrets = fields.filter(({ kind }) => kind === 'secret')
  return Object.fromEntries(secrets.map(({ name }) => [name, '']))
}
