import { useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import { newUuid } from '~/ui/client/new_uuid'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { CopyButton } from '~/ui/buttons/copy_button'
import { Field } from '~/ui/forms/field'
import { downloadUrl } from '~/ui/pictures/media_source'
import { SegmentedControl } from '~/ui/forms/segmented_control'
import { Select } from '~/ui/forms/select'
import { Textarea } from '~/ui/forms/textarea'
import type { VideoData } from '~/films/transformers/video_data'
import { filmSnippet, pictureSnippet } from '../light_forms/film_snippet'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { runGeneration } from '~/work/components/run_generation'
import { filmSource } from './film_source'

const MESSAGES = PLAYER_MESSAGES.light

const FORMS = ['loop', 'webp', 'gif'] as const
type Form = (typeof FORMS)[number]

const SECONDS = [3, 4, 5, 6]
const KILOBYTES = [250, 500, 1_000, 2_000, 5_000]

interface Made {
  form: Form
  url: string
}

/** A film as shop pages and mails can bear it: a loop, or a picture that moves below a size, with the HTML that shows it. */
export function LightForms({ film, fileName }: { film: VideoData; fileName: string }) {
  const [form, setForm] = useState<Form>('loop')
  const [seconds, setSeconds] = useState(4)
  const [kilobytes, setKilobytes] = useState(1_000)
  const { isMaking, made, error, make, forget } = useLightForm(film.id)

  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-fine text-muted">{MESSAGES.title}</h3>
      <SegmentedControl
        label={MESSAGES.form}
        options={FORMS.map((value) => ({ value, label: MESSAGES.forms[value] }))}
        value={form}
        onChange={(value) => {
          setForm(value)
          forget()
        }}
      />
      <div className="flex gap-2">
        <Field label={MESSAGES.length} className="min-w-0 grow basis-0">
          <Select value={seconds} onChange={(event) => setSeconds(Number(event.target.value))}>
            {SECONDS.map((value) => (
              <option key={value} value={value}>
                {MESSAGES.seconds(value)}
              </option>
            ))}
          </Select>
        </Field>
        {form !== 'loop' && (
          <Field label={MESSAGES.most} className="min-w-0 grow basis-0">
            <Select
              value={kilobytes}
              onChange={(event) => setKilobytes(Number(event.target.value))}
            >
              {KILOBYTES.map((value) => (
                <option key={value} value={value}>
                  {MESSAGES.size(value)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <Button
        pays
        variant="secondary"
        size="sm"
        loading={isMaking}
        loadingLabel={MESSAGES.making}
        onClick={() => void make(form, { seconds, ...(form === 'loop' ? {} : { kilobytes }) })}
      >
        {MESSAGES.make}
      </Button>
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
      {made && <MadeForm film={film} made={made} fileName={fileName} />}
    </div>
  )
}

interface Limits {
  seconds: number
  kilobytes?: number
}

/** Has a lighter form of a film made, and keeps the last one. */
function useLightForm(filmId: number) {
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function make(form: Form, limits: Limits) {
    setIsMaking(true)
    setError(null)
    setMade(null)
    try {
      const { url } = await runGeneration<{ url: string }>(
        route('api.videos.export', { id: filmId }),
        { format: form, ...limits },
        newUuid()
      )
      setMade({ form, url })
    } catch (reason) {
      setError(reasonOf(reason, PLAYER_MESSAGES.exportFailed))
    } finally {
      setIsMaking(false)
    }
  }

  return { isMaking, made, error, make, forget: () => setMade(null) }
}

/** The file, and the HTML that shows it on a page that it was uploaded to. */
function MadeForm({ film, made, fileName }: { film: VideoData; made: Made; fileName: string }) {
  const { form, url } = made
  const name = `${fileName}-loop`
  const file = `${name}.${form === 'loop' ? 'mp4' : form}`
  const poster = `${fileName}-poster.jpg`
  const shown = { width: film.width, height: film.height, poster, alt: film.alt || film.prompt }
  const snippet =
    form === 'loop'
      ? filmSnippet({ ...shown, film: file })
      : pictureSnippet({ ...shown, animation: file })
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-fine">
        {MESSAGES.done}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={downloadUrl(filmSource({ path: url }), name)} download={name} size="sm">
          {MESSAGES.download(MESSAGES.forms[form])}
        </ButtonLink>
        <ButtonLink
          href={downloadUrl(film.poster, `${fileName}-poster`)}
          download={`${fileName}-poster`}
          variant="secondary"
          size="sm"
        >
          {MESSAGES.poster}
        </ButtonLink>
      </div>
      <Field label={MESSAGES.html} hint={MESSAGES.htmlHint}>
        <Textarea
          readOnly
          rows={4}
          value={snippet}
          onFocus={(event) => event.target.select()}
          className="font-mono text-xs"
        />
      </Field>
      <CopyButton text={snippet} />
    </div>
  )
}
