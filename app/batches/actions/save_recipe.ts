import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { FormError } from '#app/core/errors/form_error'
import { lockRows } from '#app/core/database/row_locks'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import { cutText } from '#common/cut_text'
import { sql } from '#app/core/database/sql'
import { isUniqueViolation } from '#app/core/database/unique_violation'
import { MAX_RECIPE_NAME_LENGTH, MAX_RECIPES } from '#config/batches'
import type { RecipeContent } from '../recipe.js'
import { RECIPE_ERRORS } from '../messages/en/common.js'

const NAME_IS_UNIQUE = 'recipes_user_id_name_unique'

interface RecipeInput {
  userId: number
  name: string
  content: RecipeContent
}

/**
 * Keeps a new recipe; answers its id.
 * @throws FormError when the name is taken or there are too many
 */
export function createRecipe(input: RecipeInput): Promise<number> {
  return refusingTakenNames(() => insertRecipe(input, (name) => name))
}

/**
 * Keeps a recipe that came as a file, under another name where its own is taken; answers the name.
 * @throws FormError when there are too many
 */
export async function importRecipe(input: RecipeInput): Promise<string> {
  let name = input.name
  await refusingTakenNames(() =>
    insertRecipe(input, (wanted, taken) => (name = freeName(wanted, taken)))
  )
  return name
}

/** @throws FormError when the name is taken */
export async function updateRecipe(
  id: number,
  { userId, name, content }: RecipeInput
): Promise<void> {
  await refusingTakenNames(() =>
    sql(
      db.connection(),
      `update recipes set name = ?, content = ?::jsonb, updated_at = now() where id = ? and user_id = ?`,
      [name, JSON.stringify(content), id, userId]
    )
  )
}

/** The user's row is locked, so that two requests at once cannot exceed the limit or take one name. */
function insertRecipe(
  { userId, name, content }: RecipeInput,
  naming: (name: string, taken: ReadonlySet<string>) => string
): Promise<number> {
  const insert = async (trx: TransactionClientContract) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    const recipes = await sql<{ name: string }>(trx, 'select name from recipes where user_id = ?', [
      userId,
    ])
    if (recipes.length >= MAX_RECIPES) {
      throw new FormError({ name: RECIPE_ERRORS.tooMany(MAX_RECIPES) })
    }
    const taken = new Set(recipes.map((recipe) => recipe.name))
    const { id } = firstOf(
      await sql<{ id: number }>(
        trx,
        `insert into recipes (user_id, name, content) values (?, ?, ?::jsonb) returning id`,
        [userId, naming(name, taken), JSON.stringify(content)]
      )
    )
    return id
  }
  return acceptOrder(insert, () => NOTHING)
}

async function refusingTakenNames<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, NAME_IS_UNIQUE))
      throw new FormError({ name: RECIPE_ERRORS.nameTaken })
    throw error
  }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const candidate = cutText(name, MAX_RECIPE_NAME_LENGTH - suffix.length) + suffix
    if (!taken.has(candidate)) return candidate
  }
}
