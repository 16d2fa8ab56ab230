import { Alert } from '~/ui/feedback/alert'
import {
  DescriptionField,
  DurationField,
  SoundField,
  StrengthField,
} from '~/films/components/film_fields'
import { needsShape, ShapeWayField } from '~/films/components/shape_way_field'
import { SourcePicker } from '~/films/components/source_picker'
import { imageSources, photoSources } from '~/films/components/sources'
import { VIDEO_FORM_MESSAGES } from '~/films/messages/en/video_form'
import { VIDEO_MESSAGES } from '~/films/messages/en/video_screen'
import { ReferenceUpload } from './reference_upload'
import type { VideoDialogProps } from './video_dialog'

/** Of films that are ordered here. */
const SHAPE = '16:9'

interface VideoDraftFormProps extends VideoDialogProps {
  id: string
  /** Whether what is missing is to be told. */
  isChecked: boolean
  /** Video credits. */
  left: number
  onSubmit: () => void
}

/** What film to make: the picture it starts with, what happens, how long, and how freely. */
export function VideoDraftForm(props: VideoDraftFormProps) {
  const { id, product, images, imagesCursor, order, isChecked, left, onSubmit } = props
  const { draft, setDraft, error, isSending } = order
  const original = photoSources(product.input_images, product.name)
  const generated = imageSources(images, product.name)
  const source = [...original, ...generated].find(({ path }) => path === draft.chosen)
  // Of a picture that is sent along nobody knows the shape yet.
  const mayNeedShape =
    draft.upload !== null || (source !== undefined && needsShape(source.picture, SHAPE))
  const isPromptMissing = isChecked && draft.prompt.trim() === ''
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      noValidate
      className="flex flex-col gap-5"
    >
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
      <div>
        <SourcePicker
          original={original}
          generated={generated}
          more={{ list: 'images', cursor: 'next_cursor', nextCursor: imagesCursor }}
          chosen={draft.upload ? null : draft.chosen}
          onChoose={(chosen) => setDraft({ ...draft, chosen, upload: null })}
          disabled={isSending}
        />
        <ReferenceUpload
          file={draft.upload}
          onFile={(upload) => setDraft({ ...draft, upload })}
          disabled={isSending}
        />
      </div>
      <DescriptionField
        value={draft.prompt}
        onChange={(prompt) => setDraft({ ...draft, prompt })}
        error={isPromptMissing ? VIDEO_MESSAGES.errors.prompt : undefined}
      />
      <DurationField
        value={draft.duration}
        onChange={(duration) => setDraft({ ...draft, duration })}
      />
      {mayNeedShape && (
        <ShapeWayField value={draft.way} onChange={(way) => setDraft({ ...draft, way })} />
      )}
      <StrengthField
        value={draft.strength}
        onChange={(strength) => setDraft({ ...draft, strength })}
      />
      {props.canHaveSound && (
        <SoundField
          value={draft.hasSound}
          onChange={(hasSound) => setDraft({ ...draft, hasSound })}
        />
      )}
      {!draft.upload && draft.chosen === null && (
        <Alert tone="warning">{VIDEO_MESSAGES.errors.noImageFirst}</Alert>
      )}
      {left < 1 && <Alert tone="warning">{VIDEO_FORM_MESSAGES.missing}</Alert>}
    </form>
  )
}
