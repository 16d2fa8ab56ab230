import type { HttpContext } from '@adonisjs/core/http'
import { requestShapes } from '../actions/request_shapes.js'
import { findExportPictures } from '../queries/find_export_pictures.js'
import { targetOf } from '../rules/target_of.js'
import { shapesValidator } from '../validators/exports.js'

/**
 * `POST /api/exports/shapes`: has pictures given the shapes that places of markets ask for, free of charge. A preflight tells how far
 * that is.
 */
export default class ShapesController {
  async store({ auth, request, response }: HttpContext) {
    const { image_ids: ids, targets } = await request.validateUsing(shapesValidator)
    const userId = auth.getUserOrFail().id
    const pictures = await findExportPictures(ids, userId)
    const ordered = await requestShapes(pictures, targets.map(targetOf), userId)
    return response.accepted({ ordered })
  }
}
