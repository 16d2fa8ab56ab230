import type { HttpContext } from '@adonisjs/core/http'
import { firstOf } from '#app/core/elements'
import { cursorIn } from '#app/core/database/cursor'
import { replyKind } from '#app/core/errors/reply_kind'
import { readText } from '#app/core/validation/text_fields'
import { ROWS_PER_CALL } from '#config/batches'
import { createBatch } from '../actions/create_batch.js'
import { deleteBatch } from '../actions/delete_batch.js'
import { countItems } from '../queries/count_items.js'
import { findBatch, listBatches } from '../queries/find_batch.js'
import { listRecipes } from '../queries/find_recipe.js'
import { listChoices } from '../queries/list_choices.js'
import { listRows } from '../queries/list_rows.js'
import { loadProgress } from '../queries/load_progress.js'
import { secondsPerPicture } from '../queries/seconds_per_picture.js'
import { BATCH_BANNERS } from '../messages/en/common.js'
import { batchCardData, batchData, rowData } from '../transformers/batch_data.js'
import { marketChoices } from '../transformers/market_choices.js'
import { recipeData } from '../transformers/recipe_data.js'
import { batchValidator } from '../validators/batch.js'
import { contentOf } from '../validators/recipe.js'

/** One recipe over many products. */
export default class BatchesController {
  async index({ auth, inertia, request }: HttpContext) {
    const { batches, nextCursor } = await listBatches(auth.getUserOrFail().id, cursorIn(request))
    const changing = batches.filter(({ itemCounts }) => itemCounts === null)
    const counts = await countItems(changing.map(({ id }) => id))
    return inertia.render('batches/index', {
      batches: inertia.merge(
        batches.map((batch) =>
          batchCardData(batch, batch.itemCounts ?? counts.get(batch.id)!.items)
        )
      ),
      next_cursor: nextCursor,
    })
  }

  async create({ auth, inertia, request }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const search = readText(request.input('search'), 100)
    const [products, recipes] = await Promise.all([
      listChoices(userId, search),
      listRecipes(userId),
    ])
    return inertia.render('batches/new', {
      products,
      search,
      recipes: recipes.map(recipeData),
      markets: marketChoices(),
      recipe_id: Number(request.input('recipe')) || null,
    })
  }

  async store({ auth, request, response }: HttpContext) {
    const {
      key,
      name,
      product_ids: productIds,
      ...fields
    } = await request.validateUsing(batchValidator)
    const content = contentOf(fields)
    const id = await createBatch({
      userId: auth.getUserOrFail().id,
      key,
      name: name || firstOf(content.scenes).name,
      productIds,
      content,
    })
    if (replyKind(request) === 'json') return response.created({ id })
    return response.redirect().toRoute('batches.show', { batch: id })
  }

  async show({ auth, inertia, params }: HttpContext) {
    const batch = await findBatch(params.batch, auth.getUserOrFail().id)
    const [progress, seconds] = await Promise.all([loadProgress(batch), secondsPerPicture()])
    // Read after it: no row of a batch that is over is shown as one that still runs, for nobody asks again then.
    const rows = await listRows(batch.id, 0, ROWS_PER_CALL)
    return inertia.render('batches/show', {
      batch: batchData(batch),
      progress,
      rows: rows.map(rowData),
      rows_per_call: ROWS_PER_CALL,
      seconds_per_picture: seconds,
    })
  }

  async destroy({ auth, params, request, response, session }: HttpContext) {
    const batch = await findBatch(params.batch, auth.getUserOrFail().id)
    await deleteBatch(batch)
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', BATCH_BANNERS.deleted(batch.name))
    return response.redirect().toRoute('batches.index')
  }
}
