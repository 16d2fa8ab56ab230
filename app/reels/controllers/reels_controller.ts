import type { HttpContext } from '@adonisjs/core/http'
import Media from '#app/media/models/media'
import { findOwnProduct } from '#app/products/queries/find_product'
import { idempotencyOf } from '#app/work/idempotency'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { listUnfinished } from '#app/work/queries/list_unfinished'
import { unfinishedData } from '#app/work/transformers/generation_data'
import { requestReel } from '../actions/request_reel.js'
import { findBrand } from '../queries/find_brand.js'
import { listSounds } from '../queries/list_sounds.js'
import { loadReelSources } from '../queries/load_reel_sources.js'
import { brandData, soundData } from '../transformers/reel_data.js'
import { reelValidator } from '../validators/reel.js'

/** The page on which reels of a product are made, and their making. */
export default class ReelsController {
  /** `GET /products/{product}/reels/new` */
  async create({ auth, inertia, params }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const product = await findOwnProduct(params.product, userId)
    const [sources, brand, sounds, unfinished, { reel }] = await Promise.all([
      loadReelSources(product),
      findBrand(userId),
      listSounds(userId),
      listUnfinished(product.id, userId, ['reel']),
      expectedSeconds(),
    ])
    const logo = brand?.logoMediaId ? await Media.find(brand.logoMediaId) : null
    return inertia.render('reels/new', {
      product: { id: product.id, name: product.name },
      sources,
      brand: brandData(brand, logo && pictureOf(logo)),
      sounds: sounds.map(soundData),
      unfinished: unfinished.map(unfinishedData),
      expected_seconds: reel,
    })
  }

  /** `POST /products/{product}/reels` answers at once; the work tells of the rest. */
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { sound_id: soundId, logo: hasLogo, ...body } = await request.validateUsing(reelValidator)
    const userId = auth.getUserOrFail().id
    const product = await findOwnProduct(params.product, userId)
    const idempotency = idempotencyOf(request, { ...body, soundId, hasLogo })
    const generation = await requestReel({ userId, body, soundId, hasLogo, product, idempotency })
    return response.accepted({ generation_id: generation.id, status: generation.state })
  }
}

function pictureOf({ id, width, height, placeholder }: Media) {
  return { id, width: width ?? 0, height: height ?? 0, placeholder }
}
