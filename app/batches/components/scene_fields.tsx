import { Trash2 } from 'lucide-react'
import { Field } from '~/ui/forms/field'
import { IconButton } from '~/ui/buttons/icon_button'
import { Input } from '~/ui/forms/input'
import { Textarea } from '~/ui/forms/textarea'
import { FORM_MESSAGES } from '../messages/en/form'
import type { FieldErrors, RecipeFormData } from './recipe_form_data'

const MESSAGES = FORM_MESSAGES.fields

type Scene = RecipeFormData['scenes'][number]

interface SceneFieldsProps {
  /** From 1. */
  place: number
  scene: Scene
  errors: FieldErrors
  onChange: (scene: Scene) => void
  /** Missing for the only one. */
  onRemove?: () => void
}

/** One scene of a recipe. */
export function SceneFields({ place, scene, errors, onChange, onRemove }: SceneFieldsProps) {
  return (
    <div className="flex items-start gap-2 rounded-control bg-canvas p-3 ring-1 ring-line ring-inset">
      <div className="flex min-w-0 grow flex-col gap-2">
        <Field label={MESSAGES.prompt(place)} labelHidden error={errors.prompt} required>
          <Textarea
            rows={2}
            maxLength={2000}
            placeholder={MESSAGES.placeholder}
            value={scene.prompt}
            onChange={(event) => onChange({ ...scene, prompt: event.target.value })}
          />
        </Field>
        <Field label={MESSAGES.sceneName(place)} labelHidden error={errors.name}>
          <Input
            maxLength={60}
            placeholder={MESSAGES.sceneNamePlaceholder}
            value={scene.name}
            onChange={(event) => onChange({ ...scene, name: event.target.value })}
          />
        </Field>
      </div>
      {onRemove && <IconButton icon={Trash2} label={MESSAGES.remove(place)} onClick={onRemove} />}
    </div>
  )
}
