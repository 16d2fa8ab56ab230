import vine from '@vinejs/vine'
import { codeField, nameField } from '#app/core/validation/text_fields'
import { MAX_PRODUCTS, MAX_RECIPE_NAME_LENGTH } from '#config/batches'
import { wordingWith } from '#start/validator'
import { BATCH_ERRORS } from '../messages/en/common.js'
import { recipeWording, recipeFields } from './recipe.js'

/** Body of `POST /batches`. */
export const batchValidator = vine.create({
  /** Made by the form: sent twice, it starts one batch. */
  key: codeField().uuid(),
  name: nameField(MAX_RECIPE_NAME_LENGTH).nullable().optional(),
  product_ids: vine
    .array(vine.number().withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]))
    .minLength(1)
    .maxLength(MAX_PRODUCTS)
    .distinct(),
  ...recipeFields(),
})
batchValidator.messagesProvider = wordingWith(() => ({
  ...recipeWording(),
  'product_ids.required': BATCH_ERRORS.products,
  'product_ids.array.minLength': BATCH_ERRORS.products,
  'product_ids.array.maxLength': BATCH_ERRORS.tooManyProducts(MAX_PRODUCTS),
}))
