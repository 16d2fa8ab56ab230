import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { cursorIn } from '#app/core/database/cursor'
import { listGeneratedImages, listKeptImages } from '../queries/list_generated_images.js'
import { listPrompts } from '../queries/list_prompts.js'
import { resultFilterIn } from '../result_filter.js'
import { generatedImageData } from '../transformers/generated_image_data.js'

/** Pages of results after the first, and what was asked for before. */
export default class ResultsController {
  /** `GET /api/products/{productId}/images?before=&search=&favorites=1` */
  async index({ auth, params, request, response }: HttpContext) {
    const viewerId = auth.user?.id ?? null
    const product = await findVisibleProduct(params.productId, viewerId)
    const { images, nextCursor } = await listGeneratedImages({
      productId: product.id,
      ownerId: product.userId,
      viewerId,
      before: cursorIn(request),
      filter: resultFilterIn(request),
    })
    return response.json({ images: images.map(generatedImageData), next_cursor: nextCursor })
  }

  /** `GET /api/images/kept?before=`: pictures of products that are gone. */
  async kept({ auth, request, response }: HttpContext) {
    const { images, nextCursor } = await listKeptImages(auth.getUserOrFail().id, cursorIn(request))
    return response.json({ images: images.map(generatedImageData), next_cursor: nextCursor })
  }

  /** `GET /api/products/{productId}/prompts`: what the user has asked for lately. */
  async prompts({ auth, params, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const product = await findVisibleProduct(params.productId, userId)
    const prompts = await listPrompts(userId, product.id)
    return response.json({
      prompts: prompts.map(({ prompt, negativePrompt, isOfProduct }) => ({
        prompt,
        negative_prompt: negativePrompt,
        is_of_product: isOfProduct,
      })),
    })
  }
}
