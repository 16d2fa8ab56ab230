import type { HttpContext } from '@adonisjs/core/http'
import { readText } from '#app/core/validation/text_fields'
import { MAX_NAME_LENGTH } from '#config/products'
import { findProductsByName } from '../queries/find_products_by_name.js'

export default class FoundProductsController {
  /** `GET /api/products/find?search=`: a user's own products by their names. */
  async index({ auth, request, response }: HttpContext) {
    const search = readText(request.input('search'), MAX_NAME_LENGTH)
    const products = await findProductsByName(auth.getUserOrFail().id, search)
    return response.json({ products })
  }
}
