import { REEL_ZONES, type ReelZone } from '#engine/reel/reel'
import { REEL_WORDS } from '~/reels/limits'
import type { ReelDraft } from '~/reels/reel_draft'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import { Card } from '~/ui/layouts/card'
import { Checkbox } from '~/ui/forms/checkbox'
import { Field } from '~/ui/forms/field'
import { FieldError } from '~/ui/forms/field_error'
import { Input } from '~/ui/forms/input'
import { Select } from '~/ui/forms/select'

const MESSAGES = REEL_MESSAGES.words

const FIELDS = [
  { key: 'name', placeholder: undefined },
  { key: 'price', placeholder: undefined },
  { key: 'callToAction', placeholder: MESSAGES.callToActionPlaceholder },
  { key: 'address', placeholder: MESSAGES.addressPlaceholder },
] as const

interface WordsCardProps {
  draft: ReelDraft
  /** Signs of these words that cannot be drawn; empty for none. */
  missingSigns: string
  onChange: (change: Partial<ReelDraft>) => void
}

/** What a reel says of the whole product, and where words may stand. */
export function WordsCard({ draft, missingSigns, onChange }: WordsCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {FIELDS.map(({ key, placeholder }) => (
          <Field key={key} label={MESSAGES[key]}>
            <Input
              value={draft[key]}
              maxLength={REEL_WORDS[key]}
              placeholder={placeholder}
              onChange={(event) => onChange({ [key]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      {missingSigns !== '' && <FieldError>{REEL_MESSAGES.items.signs(missingSigns)}</FieldError>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Checkbox
          label={MESSAGES.endCard}
          hint={MESSAGES.endCardHint}
          checked={draft.hasEndCard}
          onChange={(event) => onChange({ hasEndCard: event.target.checked })}
        />
        <Field label={MESSAGES.zone}>
          <Select
            value={draft.zone}
            onChange={(event) => onChange({ zone: event.target.value as ReelZone })}
          >
            {REEL_ZONES.map((zone) => (
              <option key={zone} value={zone}>
                {MESSAGES.zones[zone]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Card>
  )
}
