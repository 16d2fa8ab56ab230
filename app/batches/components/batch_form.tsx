import { Play } from 'lucide-react'
import { useState } from 'react'
import { useSpendable } from '~/ui/client/credits'
import { useNeedsSubscription } from '~/ui/layouts/use_needs_subscription'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Select } from '~/ui/forms/select'
import type { ProductChoice } from '../queries/list_choices'
import { FORM_MESSAGES } from '../messages/en/form'
import type { MarketChoice } from '../transformers/market_choices'
import type { RecipeData } from '../transformers/recipe_data'
import type { BatchFormData } from './batch_form_data'
import { Estimate } from './estimate'
import { ProductPicker } from './product_picker'
import RecipeFields from './recipe_fields'
import { type FieldErrors, formDataOf } from './recipe_form_data'

const MESSAGES = FORM_MESSAGES.create

export interface BatchFormProps {
  /** Those that match the search. */
  products: ProductChoice[]
  search: string
  recipes: RecipeData[]
  markets: MarketChoice[]
  data: BatchFormData
  onChange: (data: BatchFormData) => void
  errors: FieldErrors
  processing: boolean
}

/** Products, scenes, and what both come to. */
export default function BatchForm(props: BatchFormProps) {
  const { products, search, recipes, data, onChange, errors, processing } = props
  const [recipeId, setRecipeId] = useState('')
  const credits = useSpendable('generate')
  const needsSubscription = useNeedsSubscription()
  const { product_ids: chosen, ...content } = data
  const { scenes, aspect_ratios: shapes, amount } = content
  const described = scenes.filter(({ prompt }) => prompt.trim() !== '').length

  function startFrom(wanted: string) {
    setRecipeId(wanted)
    const recipe = recipes.find(({ id }) => String(id) === wanted)
    if (recipe) onChange({ ...data, ...formDataOf(recipe), name: data.name || recipe.name })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card>
          <h2 className="mb-4 text-base font-semibold">{MESSAGES.products}</h2>
          <ProductPicker
            products={products}
            search={search}
            chosen={chosen}
            onChange={(ids) => onChange({ ...data, product_ids: ids })}
            error={errors.product_ids}
          />
        </Card>
        <Card className="flex flex-col gap-6">
          <h2 className="text-base font-semibold">{MESSAGES.what}</h2>
          {recipes.length > 0 && (
            <Field label={MESSAGES.recipe}>
              <Select value={recipeId} onChange={(event) => startFrom(event.target.value)}>
                <option value="">{MESSAGES.noRecipe}</option>
                {recipes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <RecipeFields
            value={content}
            markets={props.markets}
            onChange={(fields) => onChange({ ...data, ...fields })}
            errors={errors}
          />
        </Card>
      </div>
      <Card className="flex flex-col gap-5 lg:sticky lg:top-20">
        <h2 className="text-base font-semibold">{MESSAGES.summary}</h2>
        <Estimate
          products={chosen.length}
          scenes={described}
          shapes={shapes.length}
          amount={amount}
          needsSubscription={needsSubscription}
        />
        <Field label={MESSAGES.name} hint={MESSAGES.nameHint} error={errors.name}>
          <Input
            maxLength={80}
            value={data.name}
            onChange={(event) => onChange({ ...data, name: event.target.value })}
          />
        </Field>
        <Button
          pays
          type="submit"
          icon={Play}
          loading={processing}
          disabled={needsSubscription || credits === 0}
          className="w-full"
        >
          {MESSAGES.start}
        </Button>
      </Card>
    </div>
  )
}
