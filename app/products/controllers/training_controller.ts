import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyOf } from '#app/work/idempotency'
import { MAX_TRAINING_PHOTOS } from '#config/products'
import { fewestPhotos, trainNewProduct } from '../actions/start_training.js'
import { receivePhotoMasks } from '../receive_photo_masks.js'
import { checksumsOf, receivePhotos } from '../receive_photos.js'
import { trainingValidator } from '../validators/product.js'

/** What a product is called that the caller has not named: what it looks like is no name. */
const UNNAMED = 'Product'

/** `POST /api/training/start`: makes a product of photos, and of masks for some of them, and has it trained. */
export default class TrainingController {
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const body = await request.validateUsing(trainingValidator)
    const { method = 'training' } = body
    const sent = await receivePhotos(ctx, 'images', {
      min: fewestPhotos(method),
      max: MAX_TRAINING_PHOTOS,
      names: body.image_names,
    })
    const userId = auth.getUserOrFail().id
    const photos = await receivePhotoMasks(request, userId, sent, body.mask_photos)
    const training = await trainNewProduct(
      {
        userId,
        name: body.name || body.trigger_word || UNNAMED,
        description: body.description ?? body.all_descriptions?.find(Boolean) ?? '',
        isPublic: false,
        triggerWord: body.trigger_word || body.name || '',
        photos,
        method,
      },
      idempotencyOf(request, { ...body, ...checksumsOf(photos) })
    )
    return response.json({ request_id: training.id, ai_model_id: training.productId })
  }
}
