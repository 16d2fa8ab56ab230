import { Plus } from 'lucide-react'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { Field } from '~/ui/forms/field'
import { FieldError } from '~/ui/forms/field_error'
import { Input } from '~/ui/forms/input'
import { NumberField } from '~/ui/forms/number_field'
import { MAX_NEGATIVE_PROMPT_LENGTH } from '~/pictures/prompt_limits'
import type { Shape } from '../recipe'
import { FORM_MESSAGES } from '../messages/en/form'
import type { MarketChoice } from '../transformers/market_choices'
import { BATCH_MESSAGES } from '../messages/en/screens'
import {
  type FieldErrors,
  MOST_PICTURES,
  MOST_SCENES,
  type RecipeFormData,
} from './recipe_form_data'
import { ExportFields } from './export_fields'
import { SceneFields } from './scene_fields'

const MESSAGES = FORM_MESSAGES.fields
const SHAPES = Object.entries(BATCH_MESSAGES.shapes) as [Shape, string][]

interface RecipeFieldsProps {
  value: RecipeFormData
  markets: MarketChoice[]
  onChange: (value: RecipeFormData) => void
  errors: FieldErrors
}

/** Scenes, aspect ratios, amount and exports. */
export default function RecipeFields(props: RecipeFieldsProps) {
  const { value, markets, onChange, errors } = props
  return (
    <div className="flex flex-col gap-6">
      <Scenes {...props} />
      <Field label={MESSAGES.leaveOut} hint={MESSAGES.leaveOutHint} error={errors.negative_prompt}>
        <Input
          maxLength={MAX_NEGATIVE_PROMPT_LENGTH}
          placeholder={MESSAGES.leaveOutPlaceholder}
          value={value.negative_prompt}
          onChange={(event) => onChange({ ...value, negative_prompt: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        <Shapes {...props} />
        <Field label={MESSAGES.amount} error={errors.amount}>
          <NumberField
            value={value.amount}
            onChange={(amount) => onChange({ ...value, amount })}
            min={1}
            max={MOST_PICTURES}
            unit="pictures"
          />
        </Field>
      </div>
      <ExportFields
        markets={markets}
        chosen={value.exports}
        onChange={(exports) => onChange({ ...value, exports })}
        error={errors.exports ?? errors['exports.0']}
      />
    </div>
  )
}

function Scenes({ value, onChange, errors }: RecipeFieldsProps) {
  const { scenes } = value
  const change = (next: typeof scenes) => onChange({ ...value, scenes: next })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{MESSAGES.scenes}</legend>
      <div className="flex flex-col gap-3">
        {scenes.map((scene, index) => (
          <SceneFields
            // Scenes have no identity but their place, and are told apart by nothing else.
            key={index}
            place={index + 1}
            scene={scene}
            errors={{
              name: errors[`scenes.${index}.name`],
              prompt: errors[`scenes.${index}.prompt`],
            }}
            onChange={(next) => change(scenes.with(index, next))}
            onRemove={scenes.length > 1 ? () => change(scenes.toSpliced(index, 1)) : undefined}
          />
        ))}
        {errors.scenes && <FieldError>{errors.scenes}</FieldError>}
        {scenes.length < MOST_SCENES && (
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            className="self-start"
            onClick={() => change([...scenes, { name: '', prompt: '' }])}
          >
            {MESSAGES.add}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function Shapes({ value, onChange, errors }: RecipeFieldsProps) {
  const { aspect_ratios: shapes } = value
  const error = errors.aspect_ratios ?? errors['aspect_ratios.0']

  function toggle(shape: Shape, wanted: boolean) {
    const kept = SHAPES.map(([name]) => name).filter((name) =>
      name === shape ? wanted : shapes.includes(name)
    )
    onChange({ ...value, aspect_ratios: kept })
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{MESSAGES.shapes}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {SHAPES.map(([shape, label]) => (
          <Checkbox
            key={shape}
            label={label}
            checked={shapes.includes(shape)}
            onChange={(event) => toggle(shape, event.target.checked)}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
