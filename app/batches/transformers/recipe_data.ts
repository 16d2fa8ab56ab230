import type { Recipe } from '../queries/find_recipe.js'
import type { Scene, Shape } from '../recipe.js'

/** A recipe on the screens. */
export type RecipeData = {
  id: number
  name: string
  scenes: Scene[]
  aspect_ratios: Shape[]
  amount: number
  negative_prompt: string
  /** Slots of markets, such as `amazon.main`. */
  exports: string[]
  updated_at: string
}

export function recipeData({ id, name, content, updatedAt }: Recipe): RecipeData {
  return {
    id,
    name,
    scenes: content.scenes,
    aspect_ratios: content.shapes,
    amount: content.amount,
    negative_prompt: content.leaveOut,
    exports: content.exports ?? [],
    updated_at: updatedAt.toISOString(),
  }
}
