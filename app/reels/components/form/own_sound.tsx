import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { ReelDraft } from '~/reels/reel_draft'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { SoundData } from '~/reels/transformers/reel_data'
import { ApiError, reasonOf } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Field } from '~/ui/forms/field'
import { FieldError } from '~/ui/forms/field_error'
import { Select } from '~/ui/forms/select'
import { Slider } from '~/ui/forms/slider'
import { FileButton } from './file_button'
import { Listen } from './listen'

const MESSAGES = REEL_MESSAGES.sound

interface OwnSoundProps {
  draft: ReelDraft
  sounds: readonly SoundData[]
  onSound: (sound: SoundData) => void
  onChange: (change: Partial<ReelDraft>) => void
}

/** A sound of the merchant's own: which, from where on, and another one. */
export function OwnSound({ draft, sounds, onSound, onChange }: OwnSoundProps) {
  const choose = (soundId: string) => onChange({ soundId, soundFrom: 0 })
  const { isSending, error, upload } = useSoundUpload((sound) => {
    onSound(sound)
    choose(sound.id)
  })
  const chosen = sounds.find(({ id }) => id === draft.soundId)

  return (
    <div className="flex flex-col gap-4">
      {sounds.length > 0 && (
        <Field label={MESSAGES.file}>
          <Select value={draft.soundId ?? ''} onChange={(event) => choose(event.target.value)}>
            {sounds.map(({ id, name, seconds }) => (
              <option key={id} value={id}>
                {name} ({Math.round(seconds)} s)
              </option>
            ))}
          </Select>
        </Field>
      )}
      {chosen && chosen.seconds > 2 && (
        <Slider
          label={MESSAGES.from}
          value={draft.soundFrom}
          min={0}
          max={Math.floor(chosen.seconds - 1)}
          unit={REEL_MESSAGES.look.seconds}
          onChange={(soundFrom) => onChange({ soundFrom })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {chosen && (
          <Listen
            key={`${chosen.id} ${draft.soundFrom}`}
            url={`/media/${chosen.id}`}
            from={draft.soundFrom}
            name={chosen.name}
          />
        )}
        <FileButton
          accept=".mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/wav"
          label={MESSAGES.choose}
          onFile={(file) => void upload(file)}
          variant="secondary"
          size="sm"
          icon={Upload}
          loading={isSending}
          loadingLabel={MESSAGES.uploading}
        >
          {sounds.length > 0 ? MESSAGES.another : MESSAGES.choose}
        </FileButton>
      </div>
      {!chosen && <p className="text-fine text-muted">{MESSAGES.none}</p>}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

function useSoundUpload(onSound: (sound: SoundData) => void) {
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function upload(file: File) {
    const form = new FormData()
    form.append('sound', file)
    setIsSending(true)
    setError(null)
    try {
      onSound(await postJson<SoundData>(route('reels.sounds.store'), form))
    } catch (reason) {
      const said = reason instanceof ApiError ? reason.errors.sound?.[0] : undefined
      setError(said ?? reasonOf(reason, MESSAGES.uploadFailed))
    } finally {
      setIsSending(false)
    }
  }

  return { isSending, error, upload }
}
