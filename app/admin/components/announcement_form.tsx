import type { SubmitEvent } from 'react'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Select } from '~/ui/forms/select'
import { Textarea } from '~/ui/forms/textarea'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { ANNOUNCEMENT_MESSAGES } from '../messages/en/announcements'
import type { AnnouncementRowData } from '../transformers/announcement_row_data'

const MESSAGES = ANNOUNCEMENT_MESSAGES.form

interface AnnouncementFormProps {
  /** Null for a new one. */
  announcement: AnnouncementRowData | null
  /** What has ended is shown and stays. */
  disabled: boolean
}

/** Texts, kind, link and times of an announcement. */
export function AnnouncementForm({ announcement, disabled }: AnnouncementFormProps) {
  const form = useForm(valuesOf(announcement))
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.transform((values) => ({
      ...values,
      starts_at: toInstant(values.starts_at),
      ends_at: toInstant(values.ends_at),
    }))
    const options = { onError: () => focusFirstInvalid(element) }
    if (announcement === null) form.post(route('admin.announcement.store'), options)
    else {
      const { id } = announcement
      form.put(route('admin.announcement.update', { announcement: id }), options)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={disabled} className="flex min-w-0 max-w-2xl flex-col gap-5">
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={MESSAGES.texts[language]}
            hint={language === 'en' ? MESSAGES.textHint : MESSAGES.optional}
            error={errors[`text_${language}`]}
            required={language === 'en'}
          >
            <Textarea
              name={`text_${language}`}
              lang={language}
              rows={2}
              value={data[`text_${language}`]}
              onChange={(event) => setData(`text_${language}`, event.target.value)}
            />
          </Field>
        ))}
        <ToneAndLink data={data} errors={errors} set={(change) => setData(change)} />
        <Times data={data} errors={errors} set={(change) => setData(change)} />
        {!disabled && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.processing}>
              {announcement === null ? MESSAGES.announce : MESSAGES.save}
            </Button>
            <ButtonLink variant="secondary" href={route('admin.announcements')}>
              {MESSAGES.cancel}
            </ButtonLink>
          </div>
        )}
      </fieldset>
    </form>
  )
}

const LANGUAGES = ['en', 'de', 'es'] as const

type Values = ReturnType<typeof valuesOf>

interface PartProps {
  data: Values
  errors: Partial<Record<string, string>>
  set: (change: Partial<Values>) => void
}

function ToneAndLink({ data, errors, set }: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Field label={MESSAGES.tone} error={errors.tone} required>
        <Select
          name="tone"
          value={data.tone}
          onChange={(event) => set({ tone: event.target.value as Values['tone'] })}
        >
          {Object.entries(ANNOUNCEMENT_MESSAGES.tones).map(([tone, label]) => (
            <option key={tone} value={tone}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={MESSAGES.link} hint={MESSAGES.linkHint} error={errors.link}>
        <Input
          name="link"
          inputMode="url"
          value={data.link}
          onChange={(event) => set({ link: event.target.value })}
        />
      </Field>
    </div>
  )
}

function Times({ data, errors, set }: PartProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={MESSAGES.startsAt} hint={MESSAGES.startsHint} error={errors.starts_at}>
          <Input
            type="datetime-local"
            name="starts_at"
            value={data.starts_at}
            onChange={(event) => set({ starts_at: event.target.value })}
          />
        </Field>
        <Field label={MESSAGES.endsAt} hint={MESSAGES.endsHint} error={errors.ends_at}>
          <Input
            type="datetime-local"
            name="ends_at"
            value={data.ends_at}
            onChange={(event) => set({ ends_at: event.target.value })}
          />
        </Field>
      </div>
      <p className="mt-2 text-fine text-muted">{MESSAGES.zone(timeZone)}</p>
    </div>
  )
}

function valuesOf(announcement: AnnouncementRowData | null) {
  return {
    text_en: announcement?.texts.en ?? '',
    text_de: announcement?.texts.de ?? '',
    text_es: announcement?.texts.es ?? '',
    tone: announcement?.tone ?? ('info' as const),
    link: announcement?.link ?? '',
    starts_at: toLocal(announcement?.starts_at ?? null),
    ends_at: toLocal(announcement?.ends_at ?? null),
  }
}

/** A moment as the browser's control has it: in the time zone of the page, to the minute. */
function toLocal(iso: string | null): string {
  if (iso === null) return ''
  const time = new Date(iso)
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

function toInstant(local: string): string {
  return local === '' ? '' : new Date(local).toISOString()
}
