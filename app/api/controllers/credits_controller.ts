import type { HttpContext } from '@adonisjs/core/http'
import { findBalance } from '#app/credits/queries/find_balance'

/** What is left to spend, by kind. */
export default class CreditsController {
  async show({ apiCaller, response }: HttpContext) {
    return response.json(await findBalance(apiCaller.userId))
  }
}
