import type { HttpContext } from '@adonisjs/core/http'
import { attachment } from '#app/media/attachment'
import { openFile } from '#app/media/open_file'
import { findVisibleMedia } from '#app/media/queries/find_visible_media'
import { notFound } from '#app/shell/exceptions/app_error'
import { listAssets } from '../queries/list_assets.js'
import { assetData } from '../transformers/asset_data.js'
import { assetsQuery } from '../validators/public_api.js'

/** What was made, over the public API. */
export default class PublicAssetsController {
  async index({ apiCaller, request, response }: HttpContext) {
    const query = await assetsQuery.validate(request.qs())
    const { assets, nextCursor } = await listAssets({
      userId: apiCaller.userId,
      type: query.type ?? null,
      productId: query.product_id ?? null,
      before: query.before ?? null,
    })
    return response.json({ assets: assets.map(assetData), next_cursor: nextCursor })
  }

  async file({ apiCaller, params, response }: HttpContext) {
    const media = await findVisibleMedia(params.asset, apiCaller.userId)
    if (!media) throw notFound()
    const file = await openFile(media.diskKey, null)
    response.header('Content-Type', media.mime)
    response.header('Content-Length', String(media.bytes))
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Cache-Control', 'private, no-store')
    response.header('Content-Disposition', attachment(media.id, media.mime))
    return response.stream(file)
  }
}
