import Product from '#app/products/models/product'
import { AppError } from '#app/core/errors/app_error'
import { FormError } from '#app/core/errors/form_error'
import { bodyOf, defaultReel } from '../reel_draft.js'
import { findBrand } from '../queries/find_brand.js'
import { loadReelSources } from '../queries/load_reel_sources.js'
import { REEL_MESSAGES } from '../messages/en/screens.js'
import { brandData } from '../transformers/reel_data.js'
import { acceptOrders } from '#app/work/pricing/accept_order'
import { requestReel } from './request_reel.js'

/** What came of a batch's products. Spelled as on the wire. */
export type ReelsOfBatch = {
  /** Reels that were accepted, now or by the same call before. */
  ordered: number
  /** Products without a picture, or that are gone. */
  skipped: number
  /** Whether credits were missing for the others. */
  lacks_credits: boolean
}

interface BatchOfReels {
  userId: number
  batchId: number
  productIds: readonly number[]
}

/**
 * Accepts a reel of each product of a batch, with no choice made, and takes a credit for each until none is left. A call that is
 * repeated within a day orders none twice.
 */
export function requestReelsOfBatch(input: BatchOfReels): Promise<ReelsOfBatch> {
  return acceptOrders(() => requestReels(input))
}

async function requestReels({ userId, batchId, productIds }: BatchOfReels): Promise<ReelsOfBatch> {
  const result = { ordered: 0, skipped: 0, lacks_credits: false }
  const brand = brandData(await findBrand(userId), null)
  for (const id of productIds) {
    const product = await Product.find(id)
    const sources = product?.userId === userId ? await loadReelSources(product) : []
    if (!product || sources.length === 0) {
      result.skipped++
      continue
    }
    const draft = defaultReel(product, sources, brand, REEL_MESSAGES.words.callToActionPlaceholder)
    try {
      await requestReel({
        userId,
        product,
        body: bodyOf(draft),
        idempotency: { key: `reel-of-batch-${batchId}-${id}`, request: [batchId, id] },
      })
      result.ordered++
    } catch (error) {
      if (error instanceof FormError) result.skipped++
      else if (error instanceof AppError && error.status === 402) {
        return { ...result, lacks_credits: true }
      } else throw error
    }
  }
  return result
}
