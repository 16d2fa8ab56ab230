import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { deleteRecipe } from '../actions/delete_recipe.js'
import { createRecipe, updateRecipe } from '../actions/save_recipe.js'
import { findRecipe, listRecipes } from '../queries/find_recipe.js'
import { BATCH_BANNERS } from '../messages/en/common.js'
import { marketChoices } from '../transformers/market_choices.js'
import { recipeData } from '../transformers/recipe_data.js'
import { contentOf, recipeValidator } from '../validators/recipe.js'

/** Named sets of scenes, shapes and amounts. */
export default class RecipesController {
  async index({ auth, inertia }: HttpContext) {
    const recipes = await listRecipes(auth.getUserOrFail().id)
    return inertia.render('batches/recipes/index', { recipes: recipes.map(recipeData) })
  }

  create({ inertia }: HttpContext) {
    return inertia.render('batches/recipes/edit', { recipe: null, markets: marketChoices() })
  }

  async edit({ auth, inertia, params }: HttpContext) {
    const recipe = await findRecipe(params.recipe, auth.getUserOrFail().id)
    return inertia.render('batches/recipes/edit', {
      recipe: recipeData(recipe),
      markets: marketChoices(),
    })
  }

  async store({ auth, request, response, session }: HttpContext) {
    const { name, ...fields } = await request.validateUsing(recipeValidator)
    const userId = auth.getUserOrFail().id
    const id = await createRecipe({ userId, name, content: contentOf(fields) })
    if (replyKind(request) === 'json') return response.created({ id })
    session.flash('banner', BATCH_BANNERS.recipeSaved(name))
    return response.redirect().toRoute('recipes.index')
  }

  async update({ auth, params, request, response, session }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const { id } = await findRecipe(params.recipe, userId)
    const { name, ...fields } = await request.validateUsing(recipeValidator)
    await updateRecipe(id, { userId, name, content: contentOf(fields) })
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', BATCH_BANNERS.recipeSaved(name))
    return response.redirect().toRoute('recipes.index')
  }

  async destroy({ auth, params, request, response, session }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const { id, name } = await findRecipe(params.recipe, userId)
    await deleteRecipe(id, userId)
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', BATCH_BANNERS.recipeDeleted(name))
    return response.redirect().toRoute('recipes.index')
  }
}
