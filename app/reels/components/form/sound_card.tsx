import { Pause, Play, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { REEL_BEDS } from '~/engines/reel/reel'
import type { ReelDraft } from '~/reels/reel_draft'
import { REEL_TEXTS } from '~/reels/messages/en/screens'
import type { SoundData } from '~/reels/transformers/reel_data'
import { ApiError, reasonOf } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Field } from '~/ui/forms/field'
import { FieldError } from '~/ui/forms/field_error'
import { RadioCards } from '~/ui/forms/radio_cards'
import { Select } from '~/ui/forms/select'
import { Slider } from '~/ui/forms/slider'
import { bedUrl } from '../bed_url'

const TEXTS = REEL_TEXTS.sound

const KINDS = ['none', ...REEL_BEDS, 'own'] as const

interface SoundCardProps {
  draft: ReelDraft
  sounds: readonly SoundData[]
  onSound: (sound: SoundData) => void
  onChange: (change: Partial<ReelDraft>) => void
}

/** What is heard: nothing, music of ours, or a file of the merchant's. */
export function SoundCard({ draft, sounds, onSound, onChange }: SoundCardProps) {
  const { sound } = draft
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">{TEXTS.title}</h2>
      <RadioCards
        label={TEXTS.title}
        labelHidden
        columns={5}
        options={KINDS.map((value) => ({
          value,
          label: TEXTS.beds[value].name,
          description: TEXTS.beds[value].hint,
        }))}
        value={sound}
        onChange={(value) =>
          onChange({
            sound: value,
            soundId: value === 'own' ? (draft.soundId ?? sounds[0]?.id ?? null) : draft.soundId,
          })
        }
      />
      {sound === 'own' ? (
        <OwnSound {...{ draft, sounds, onSound, onChange }} />
      ) : (
        sound !== 'none' && (
          <div className="flex flex-wrap items-center gap-3">
            <Listen key={sound} url={bedUrl(sound)} from={0} name={TEXTS.beds[sound].name} />
            <p className="text-fine text-muted">{TEXTS.licence}</p>
          </div>
        )
      )}
    </Card>
  )
}

function OwnSound({ draft, sounds, onSound, onChange }: SoundCardProps) {
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const chosen = sounds.find(({ id }) => id === draft.soundId)

  async function upload(file: File) {
    const form = new FormData()
    form.append('sound', file)
    setSent(0)
    setError(null)
    try {
      const sound = await postJson<SoundData>(route('reels.sounds.store'), form, {
        onUploadProgress: setSent,
      })
      onSound(sound)
      onChange({ soundId: sound.id, soundFrom: 0 })
    } catch (reason) {
      const said = reason instanceof ApiError ? reason.errors.sound?.[0] : undefined
      setError(said ?? reasonOf(reason, TEXTS.uploadFailed))
    } finally {
      setSent(null)
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {sounds.length > 0 && (
        <Field label={TEXTS.file}>
          <Select
            value={draft.soundId ?? ''}
            onChange={(event) => onChange({ soundId: event.target.value, soundFrom: 0 })}
          >
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
          label={TEXTS.from}
          value={draft.soundFrom}
          min={0}
          max={Math.floor(chosen.seconds - 1)}
          unit={REEL_TEXTS.look.seconds}
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
        <input
          ref={input}
          type="file"
          accept=".mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/wav"
          aria-label={TEXTS.choose}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void upload(file)
            event.target.value = ''
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          icon={Upload}
          loading={sent !== null}
          loadingLabel={TEXTS.uploading}
          onClick={() => input.current?.click()}
        >
          {sounds.length > 0 ? TEXTS.another : TEXTS.choose}
        </Button>
      </div>
      {!chosen && <p className="text-fine text-muted">{TEXTS.none}</p>}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

/** Plays a sound by itself. */
function Listen({ url, from, name }: { url: string; from: number; name: string }) {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null)
  useEffect(() => () => audio?.pause(), [audio])

  function toggle() {
    if (audio) return setAudio(null)
    const element = new Audio(url)
    element.currentTime = from
    element.addEventListener('ended', () => setAudio(null))
    element.addEventListener('error', () => setAudio(null))
    element.play().catch(() => setAudio(null))
    setAudio(element)
  }

  return (
    <Button variant="secondary" size="sm" icon={audio ? Pause : Play} onClick={toggle}>
      {audio ? TEXTS.stop(name) : TEXTS.listen(name)}
    </Button>
  )
}
