import type { HttpContext } from '@adonisjs/core/http'
import { startTopUp } from '../actions/start_top_up.js'

export default class CreditsCheckoutController {
  async store({ auth }: HttpContext) {
    return { url: await startTopUp(auth.getUserOrFail().id) }
  }
}
