import type { Shape } from '../recipe'
import type { RecipeData } from '../transformers/recipe_data'

/** What the forms of recipes and batches have in common. */
export type RecipeFormData = {
  scenes: { name: string; prompt: string }[]
  aspect_ratios: Shape[]
  amount: number
  negative_prompt: string
  exports: string[]
}

/** Messages by the path of a field, such as `scenes.0.prompt`. */
export type FieldErrors = Partial<Record<string, string>>

export const LONGEST_RECIPE_NAME = 80
export const MOST_SCENES = 10
export const MOST_PICTURES = 10

export const EMPTY_RECIPE: RecipeFormData = {
  scenes: [{ name: '', prompt: '' }],
  aspect_ratios: ['square'],
  amount: 1,
  negative_prompt: '',
  exports: [],
}

export function formDataOf(recipe: RecipeData): RecipeFormData {
  const { scenes, aspect_ratios: shapes, amount, negative_prompt: leaveOut, exports } = recipe
  return { scenes, aspect_ratios: shapes, amount, negative_prompt: leaveOut, exports }
}
