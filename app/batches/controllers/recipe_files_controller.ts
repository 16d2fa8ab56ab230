import type { HttpContext } from '@adonisjs/core/http'
import { attachment } from '#app/media/serving/attachment'
import { replyKind } from '#app/core/errors/reply_kind'
import { importRecipe } from '../actions/save_recipe.js'
import { findRecipe } from '../queries/find_recipe.js'
import { readRecipeFile, writeRecipeFile } from '../recipe_file.js'
import { BATCH_BANNERS } from '../messages/en/common.js'
import { contentOf, recipeFileValidator, recipeValidator } from '../validators/recipe.js'

/** Recipes as files. */
export default class RecipeFilesController {
  async show({ auth, params, response }: HttpContext) {
    const { name, content } = await findRecipe(params.recipe, auth.getUserOrFail().id)
    response.header('Content-Type', 'application/json; charset=utf-8')
    response.header('Content-Disposition', attachment(name, 'application/json'))
    response.header('Cache-Control', 'private, no-store')
    return response.send(writeRecipeFile(name, content))
  }

  async store({ auth, request, response, session }: HttpContext) {
    const { file } = await request.validateUsing(recipeFileValidator)
    const { name: wanted, ...fields } = await recipeValidator.validate(readRecipeFile(file))
    const userId = auth.getUserOrFail().id
    const name = await importRecipe({ userId, name: wanted, content: contentOf(fields) })
    if (replyKind(request) === 'json') return response.created({ name })
    session.flash('banner', BATCH_BANNERS.recipeImported(name))
    return response.redirect().toRoute('recipes.index')
  }
}
