import type { ShapeWay } from '~/engines/engine'
import { firstOnes } from '~/core/elements'
import { Field } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { SHAPE_MESSAGES } from '~/pictures/messages/en/shapes'
import type { Shape } from './film_fields'

const MESSAGES = SHAPE_MESSAGES
const WAYS = Object.keys(MESSAGES.ways) as ShapeWay[]

/** Shapes that differ by less are the same. */
const SAME = 0.005

/** Whether a picture has to get another shape for a film. */
export function needsShape(picture: { width: number; height: number }, shape: Shape): boolean {
  const [width, height] = firstOnes(shape.split(':').map(Number), 2)
  return Math.abs(picture.width / picture.height / (width / height) - 1) >= SAME
}

interface ShapeWayFieldProps {
  /** Null for the first way that holds. */
  value: ShapeWay | null
  onChange: (value: ShapeWay | null) => void
}

/** How a picture gets the shape of a film that it does not have. */
export function ShapeWayField({ value, onChange }: ShapeWayFieldProps) {
  const hint = value === null ? MESSAGES.automaticHint : MESSAGES.explained[value]
  return (
    <Field label={MESSAGES.film} hint={hint}>
      <Select
        name="shape_way"
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          onChange(WAYS.find((way) => way === currentTarget.value) ?? null)
        }}
      >
        <option value="">{MESSAGES.automatic}</option>
        {WAYS.map((way) => (
          <option key={way} value={way}>
            {MESSAGES.ways[way]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
