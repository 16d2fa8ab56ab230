import type { HttpContext } from '@adonisjs/core/http'
import { openPortal } from '../actions/open_portal.js'

export default class PortalController {
  async store({ auth }: HttpContext) {
    return { url: await openPortal(auth.getUserOrFail().id) }
  }
}
