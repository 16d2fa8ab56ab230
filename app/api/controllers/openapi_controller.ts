import type { HttpContext } from '@adonisjs/core/http'
import { describeApi } from '../openapi.js'

/** `GET /api/v1/openapi.json` */
export default class OpenapiController {
  show({ response }: HttpContext) {
    return response.json(describeApi())
  }
}
