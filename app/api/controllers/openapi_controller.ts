import type { HttpContext } from '@adonisjs/core/http'
import { describeApi } from '../endpoints/openapi.js'

/** `GET /api/v1/openapi.json` */
export default class OpenapiController {
  show({ response }: HttpContext) {
    response.header('Cache-Control', 'public, max-age=3600')
    return response.json(describeApi())
  }
}
