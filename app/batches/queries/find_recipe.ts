import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import type { RecipeContent } from '../recipe.js'

export interface Recipe {
  id: number
  name: string
  content: RecipeContent
  updatedAt: Date
}

const ID = /^[1-9]\d{0,17}$/

/**
 * A recipe of this user.
 * @throws AppError 404 for anybody else's
 */
export async function findRecipe(id: string, userId: number): Promise<Recipe> {
  const [recipe] = ID.test(id)
    ? await sql<Recipe>(
        db.connection(),
        `select id, name, content, updated_at as "updatedAt" from recipes where id = ? and user_id = ?`,
        [id, userId]
      )
    : []
  if (!recipe) throw notFound()
  return recipe
}

/** A user's recipes by name. Served by the unique index on (user_id, name). */
export function listRecipes(userId: number): Promise<Recipe[]> {
  return sql<Recipe>(
    db.connection(),
    `select id, name, content, updated_at as "updatedAt" from recipes
     where user_id = ? order by lower(name), id`,
    [userId]
  )
}
