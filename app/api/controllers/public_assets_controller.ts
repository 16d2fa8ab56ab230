import type { HttpContext } from '@adonisjs/core/http'
import { attachment } from '#app/media/serving/attachment'
import { findVisibleMedia } from '#app/media/queries/find_visible_media'
import { sendFile } from '#app/media/serving/send_file'
import { notFound } from '#app/core/errors/errors'
import { RESULTS_PER_PAGE } from '#config/generations'
import { listAssets } from '../queries/list_assets.js'
import { assetData } from '../transformers/asset_data.js'
import { given } from '../tokens/given.js'
import { assetsQuery } from '../validators/public_api.js'

/** What was made, over the public API. */
export default class PublicAssetsController {
  async index({ apiCaller, request, response }: HttpContext) {
    const query = given(await assetsQuery.validate(request.qs()))
    const { assets, nextCursor } = await listAssets({
      userId: apiCaller.userId,
      type: query.type ?? null,
      productId: query.product_id ?? null,
      before: query.before ?? null,
      limit: query.per_page ?? RESULTS_PER_PAGE,
    })
    return response.json({ assets: assets.map(assetData), next_cursor: nextCursor })
  }

  async file(ctx: HttpContext) {
    const { apiCaller, params, response } = ctx
    const media = await findVisibleMedia(params.asset, apiCaller.userId)
    if (!media) throw notFound()
    return sendFile(ctx, media, () => {
      response.header('X-Content-Type-Options', 'nosniff')
      response.header('Cache-Control', 'private, no-store')
      response.header('Content-Disposition', attachment(media.id, media.mime))
    })
  }
}
