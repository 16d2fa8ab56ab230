import type { HttpContext } from '@adonisjs/core/http'
import { nameOf, reasonOf } from '../export_files.js'
import { judge } from '../judge.js'
import { type ExportPicture, findExportPictures } from '../queries/find_export_pictures.js'
import {
  lostPictureData,
  marketsData,
  type PicturePreflightData,
  picturePreflightData,
  type PreflightData,
} from '../transformers/preflight_data.js'
import { TARGETS } from '../rules/markets.js'
import { preflightValidator } from '../validators/exports.js'

/** `POST /api/exports/preflight`: how made pictures stand with every slot of every market. */
export default class PreflightController {
  async store({ auth, request, response }: HttpContext) {
    const { image_ids: ids } = await request.validateUsing(preflightValidator)
    const pictures = await findExportPictures(ids, auth.getUserOrFail().id)
    const images = await Promise.all(pictures.map(measured))
    return response.json({ markets: marketsData(), images } satisfies PreflightData)
  }
}

/** A picture whose file is lost fits nowhere; the others are measured all the same. */
async function measured(picture: ExportPicture): Promise<PicturePreflightData> {
  try {
    const judged = await Promise.all(TARGETS.map((target) => judge(picture, target)))
    return picturePreflightData(picture.id, judged)
  } catch (error) {
    return lostPictureData(picture.id, nameOf(picture), reasonOf(error, picture))
  }
}
