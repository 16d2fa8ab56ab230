import vine from '@vinejs/vine'

/** Pictures that one call asks about. */
const MAX_IDS = 500

/** Body of `PUT /api/review/images/{imageId}`; null takes the decision back. */
export const decisionValidator = vine.create({
  status: vine.enum(['approved', 'rejected'] as const).nullable(),
})

const productId = () =>
  vine.number().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER).nullable()

/** Body of `POST /api/review/delete-rejected`; without a product all pictures are meant. */
export const scopeValidator = vine.create({ product_id: productId() })

/** Body of `POST /api/review/decisions`; without a product the counts are of all pictures. */
export const askValidator = vine.create({
  image_ids: vine
    .array(vine.number().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER))
    .distinct()
    .maxLength(MAX_IDS),
  product_id: productId(),
})
