import { RECIPE_ERRORS } from './messages/en/common.js'
import { parseJson } from '#app/core/http/parse_json'
import { FormError } from '#app/core/errors/form_error'
import type { RecipeContent } from './recipe.js'

const FORMAT = 'vitrine.recipe'
/** Raised when an older Vitrine could no longer read what is written. */
const VERSION = 1

/** A recipe as a file that can be given to somebody else. */
export function writeRecipeFile(name: string, content: RecipeContent): string {
  const { scenes, shapes, amount, leaveOut, exports = [] } = content
  const fields = { scenes, negative_prompt: leaveOut, aspect_ratios: shapes, amount, exports }
  const file = { format: FORMAT, version: VERSION, name, ...fields }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * What a file says, with the names that forms use; its fields are still to be validated.
 * @throws FormError for a file that is no recipe or of a newer version
 */
export function readRecipeFile(text: string): Record<string, unknown> {
  const file = parse(text)
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new FormError({ file: RECIPE_ERRORS.noRecipe })
  }
  const { format, version, ...fields } = file as Record<string, unknown>
  if (format !== FORMAT) throw new FormError({ file: RECIPE_ERRORS.noRecipe })
  if (version !== VERSION) throw new FormError({ file: RECIPE_ERRORS.version(VERSION) })
  return fields
}

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    throw new FormError({ file: RECIPE_ERRORS.noJson((error as Error).message) })
  }
}
