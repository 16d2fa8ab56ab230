import { Checkbox } from '~/ui/forms/checkbox'
import { Field } from '~/ui/forms/field'
import { RadioCards } from '~/ui/forms/radio_cards'
import { Textarea } from '~/ui/forms/textarea'
import { VIDEO_FORM_MESSAGES } from '../messages/en/video_form'
import { shapeCards } from './shape_cards'

const MESSAGES = VIDEO_FORM_MESSAGES

/** Seconds, as calls spell them. */
export type Duration = '5' | '10'

const DURATIONS = (['5', '10'] as const).map((value) => ({
  value,
  label: MESSAGES.seconds(Number(value)),
}))

interface DescriptionFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** What happens in a film. */
export function DescriptionField({ value, onChange, error }: DescriptionFieldProps) {
  return (
    <Field label={MESSAGES.description} error={error} required>
      <Textarea
        name="description"
        rows={3}
        maxLength={2_000}
        placeholder={MESSAGES.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** How long a film is. */
export function DurationField(props: { value: Duration; onChange: (value: Duration) => void }) {
  return <RadioCards label={MESSAGES.duration} options={DURATIONS} columns={2} {...props} />
}

export type Shape = '9:16' | '16:9' | '1:1'

const SHAPES = shapeCards<Shape>(['16:9', '9:16', '1:1'], MESSAGES.shapes)

/** What frame a film has. */
export function ShapeField(props: { value: Shape; onChange: (value: Shape) => void }) {
  return <RadioCards label={MESSAGES.shape} options={SHAPES} columns={3} {...props} />
}

/** Whether a film has sound. */
export function SoundField(props: { value: boolean; onChange: (value: boolean) => void }) {
  return (
    <Checkbox
      label={MESSAGES.sound}
      hint={MESSAGES.soundHint}
      checked={props.value}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  )
}

const STRENGTHS = Object.entries(MESSAGES.strengths)
  .map(([value, label]) => ({ value: Number(value), label, description: value }))
  .sort((a, b) => a.value - b.value)

/** How closely a film keeps to its picture. */
export function StrengthField(props: { value: number; onChange: (value: number) => void }) {
  return <RadioCards label={MESSAGES.strength} options={STRENGTHS} columns={3} {...props} />
}
