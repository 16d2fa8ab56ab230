import type { HttpContext } from '@adonisjs/core/http'
import { describeApi } from '../openapi.js'

/** `GET /api/v1/openapi.json` */
export default class OpenapiController {
  show({ response, session }: HttpContext) {
    // Programs keep no cookies: without this, each call would leave a session behind.
    if (session.fresh) session.clear()
    return response.json(describeApi())
  }
}
