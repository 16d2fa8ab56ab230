import { Head, router } from '@inertiajs/react'
import { type SubmitEvent } from 'react'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { useDraft } from '~/ui/client/use_draft'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import {
  EMPTY_RECIPE,
  type FieldErrors,
  formDataOf,
  LONGEST_RECIPE_NAME,
} from '../../components/recipe_form_data'
import { FORM_MESSAGES } from '../../messages/en/form'
import { BATCH_MESSAGES } from '../../messages/en/screens'
import type { MarketChoice } from '../../transformers/market_choices'
import type { RecipeData } from '../../transformers/recipe_data'

const MESSAGES = FORM_MESSAGES.recipes
const RecipeFields = pagePart(() => import('../../components/recipe_fields'))

interface RecipePageProps {
  recipe: RecipeData | null
  markets: MarketChoice[]
}

/** Writes a recipe, or changes one. */
export default function RecipePage({ recipe, markets }: RecipePageProps) {
  const draft = useDraft(`recipe:${recipe?.id ?? ''}`, () => ({
    name: recipe?.name ?? '',
    ...(recipe ? formDataOf(recipe) : EMPTY_RECIPE),
  }))
  const form = useForm(draft.start)
  const focusFirstInvalid = useFocusFirstInvalid()
  const title = recipe ? MESSAGES.edit : MESSAGES.create
  const { name, ...fields } = form.data

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const options = { onSuccess: draft.forget, onError: () => focusFirstInvalid(element) }
    if (recipe) form.put(route('recipes.update', { recipe: recipe.id }), options)
    else form.post(route('recipes.store'), options)
  }

  function change(data: typeof form.data) {
    form.setData(data)
    draft.keep(data)
  }

  function giveUp() {
    draft.forget()
    router.visit(route('recipes.index'))
  }

  return (
    <>
      <Head title={title} />
      <PageHeader
        title={title}
        breadcrumb={[
          { label: BATCH_MESSAGES.list.title, href: route('batches.index') },
          { label: MESSAGES.title, href: route('recipes.index') },
          { label: recipe?.name ?? title },
        ]}
      />
      <Card className="max-w-3xl">
        <form onSubmit={submit} noValidate className="flex flex-col gap-6">
          <Field label={MESSAGES.name} error={form.errors.name} required>
            <Input
              name="name"
              maxLength={LONGEST_RECIPE_NAME}
              value={name}
              onChange={(event) => change({ ...form.data, name: event.target.value })}
            />
          </Field>
          <PartBoundary fallback={<Skeleton className="h-80 w-full" />}>
            <RecipeFields
              value={fields}
              markets={markets}
              onChange={(next) => change({ name, ...next })}
              errors={form.errors as FieldErrors}
            />
          </PartBoundary>
          <div className="flex flex-col-reverse gap-2 border-t border-line pt-5 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={giveUp}>
              {MESSAGES.cancel}
            </Button>
            <Button type="submit" loading={form.processing}>
              {MESSAGES.save}
            </Button>
          </div>
        </form>
      </Card>
    </>
  )
}
