import vine from '@vinejs/vine'

/** Pictures that one call asks about or deletes. */
const MAX_IDS = 500

/** Body of `PUT /api/review/images/{imageId}`; null takes the decision back. */
export const decisionValidator = vine.create({
  status: vine.enum(['approved', 'rejected'] as const).nullable(),
})

const ids = () => vine.array(vine.number().withoutDecimals().min(1)).distinct().maxLength(MAX_IDS)

/** Body of `POST /api/review/delete-rejected`. */
export const idsValidator = vine.create({ image_ids: ids() })

/** Body of `POST /api/review/decisions`; without a product the counts are of all pictures. */
export const askValidator = vine.create({
  image_ids: ids(),
  product_id: vine.number().withoutDecimals().min(1).nullable(),
})
