import type { HttpContext } from '@adonisjs/core/http'
import { findOwnProduct } from '#app/products/queries/find_product'
import { findReelSources } from '#app/films/queries/find_reel_sources'
import { loadReelSources } from '../queries/load_reel_sources.js'
import { reelSourceData } from '../transformers/reel_data.js'
import { reelSourceIds } from '../validators/reel.js'

/** What a reel can be made of, beyond what its page brings. */
export default class ReelSourcesController {
  /** `GET /products/{product}/reels/sources`: the pictures and films of another product. */
  async index({ auth, params, response }: HttpContext) {
    const product = await findOwnProduct(params.product, auth.getUserOrFail().id)
    return response.json({ sources: await loadReelSources(product) })
  }

  /** `GET /reels/sources?ids=a,b`: those of them that are there. */
  async find({ auth, request, response }: HttpContext) {
    const wanted = String(request.input('ids', '')).split(',').filter(Boolean)
    const { ids } = await reelSourceIds.validate({ ids: wanted })
    const found = await findReelSources(ids, auth.getUserOrFail().id)
    return response.json({ sources: [...found.values()].map((source) => reelSourceData(source)) })
  }
}
