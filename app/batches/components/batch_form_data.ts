import { newUuid } from '~/ui/client/new_uuid'
import type { RecipeData } from '../transformers/recipe_data'
import { EMPTY_RECIPE, formDataOf, type RecipeFormData } from './recipe_form_data'

/** What starts a batch. */
export type BatchFormData = RecipeFormData & {
  /** Names what is asked for: sent twice, it starts one batch. New with every change. */
  key: string
  name: string
  product_ids: number[]
}

export const MOST_PRODUCTS = 1000

/** An empty form, or one with a recipe's fields. */
export function newBatch(recipe: RecipeData | undefined): BatchFormData {
  return {
    key: newUuid(),
    name: recipe?.name ?? '',
    product_ids: [],
    ...(recipe ? formDataOf(recipe) : EMPTY_RECIPE),
  }
}
