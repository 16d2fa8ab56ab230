import { REEL_BEDS } from '#engine/reel/reel'
import type { ReelDraft } from '~/reels/reel_draft'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { SoundData } from '~/reels/transformers/reel_data'
import { Card } from '~/ui/layouts/card'
import { RadioCards } from '~/ui/forms/radio_cards'
import { bedUrl } from '../bed_url'
import { Listen } from './listen'
import { OwnSound } from './own_sound'

const MESSAGES = REEL_MESSAGES.sound

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
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <RadioCards
        label={MESSAGES.title}
        labelHidden
        columns={5}
        options={KINDS.map((value) => ({
          value,
          label: MESSAGES.beds[value].name,
          description: MESSAGES.beds[value].hint,
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
            <Listen key={sound} url={bedUrl(sound)} from={0} name={MESSAGES.beds[sound].name} />
            <p className="text-fine text-muted">{MESSAGES.licence}</p>
          </div>
        )
      )}
    </Card>
  )
}
