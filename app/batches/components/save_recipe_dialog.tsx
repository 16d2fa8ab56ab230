import { router } from '@inertiajs/react'
import { type SubmitEvent, useId, useState } from 'react'
import { ApiError } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { CLIENT_MESSAGES } from '~/ui/messages/en/client'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { showToast } from '~/ui/overlays/toast'
import { firstWords } from '../first_words'
import { FORM_MESSAGES } from '../messages/en/form'
import type { Shape } from '../recipe'
import { BATCH_MESSAGES } from '../messages/en/screens'
import { EMPTY_RECIPE, LONGEST_RECIPE_NAME } from './recipe_form_data'

const MESSAGES = FORM_MESSAGES.saveAs

interface SaveRecipeDialogProps {
  prompt: string
  negativePrompt: string
  shape: Shape
  amount: number
  onClose: () => void
}

/** Keeps what is set for pictures of one product as a recipe, for batches of many. */
export default function SaveRecipeDialog(props: SaveRecipeDialogProps) {
  const { prompt, negativePrompt, shape, amount, onClose } = props
  const [name, setName] = useState(() => firstWords(prompt, LONGEST_RECIPE_NAME))
  const [error, setError] = useState<ApiError | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const form = useId()
  const nameError = error?.errors.name?.[0]

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSaving(true)
    setError(null)
    try {
      const { id } = await postJson<{ id: number }>(route('recipes.store'), {
        ...EMPTY_RECIPE,
        name,
        scenes: [{ prompt }],
        aspect_ratios: [shape],
        amount,
        negative_prompt: negativePrompt,
      })
      void showToast('success', MESSAGES.saved(name.trim()), {
        action: {
          label: MESSAGES.open,
          onClick: () => router.visit(route('recipes.edit', { recipe: id })),
        },
      })
      onClose()
    } catch (reason) {
      setError(reason instanceof ApiError ? reason : new ApiError(0, CLIENT_MESSAGES.failed))
      setIsSaving(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeable={!isSaving}
      title={MESSAGES.title}
      description={MESSAGES.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSaving}>
            {FORM_MESSAGES.recipes.cancel}
          </Button>
          <Button type="submit" form={form} loading={isSaving}>
            {FORM_MESSAGES.recipes.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate>
        <div className="flex flex-col gap-5">
          {error && !nameError && (
            <Alert isAnswer tone="danger">
              {error.message}
            </Alert>
          )}
          <Field label={FORM_MESSAGES.recipes.name} error={nameError} required>
            <Input
              name="name"
              maxLength={LONGEST_RECIPE_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <RecipeSummary {...props} />
        </div>
      </form>
    </Dialog>
  )
}

/** What the recipe will have of what is set now. */
function RecipeSummary({ prompt, negativePrompt, shape, amount }: SaveRecipeDialogProps) {
  return (
    <div className="rounded-control bg-canvas p-3 ring-1 ring-line">
      <p className="line-clamp-4 wrap-break-word">{prompt}</p>
      {negativePrompt !== '' && (
        <p className="mt-1 line-clamp-2 text-muted wrap-break-word">
          {MESSAGES.leftOut(negativePrompt)}
        </p>
      )}
      <p className="mt-1 text-muted">
        {FORM_MESSAGES.recipes.summary(1, [BATCH_MESSAGES.shapes[shape]], amount)}
      </p>
    </div>
  )
}
