import type { HttpContext } from '@adonisjs/core/http'
import { loadFacts } from '../load_facts.js'
import { preflight } from '../preflight/preflight.js'
import { findExportPictures } from '../queries/find_export_pictures.js'
import { TARGETS } from '../rules/markets.js'
import {
  marketsData,
  type PreflightData,
  slotPreflightData,
} from '../transformers/preflight_data.js'
import { preflightValidator } from '../validators/exports.js'

/** `POST /api/exports/preflight`: how made pictures stand with every slot of every market. */
export default class PreflightController {
  async store({ auth, request, response }: HttpContext) {
    const { image_ids: ids } = await request.validateUsing(preflightValidator)
    const pictures = await findExportPictures(ids, auth.getUserOrFail().id)
    const images = await Promise.all(
      pictures.map(async (picture) => {
        const facts = await loadFacts(picture)
        return {
          image_id: picture.id,
          slots: TARGETS.map((target) => slotPreflightData(target, preflight(facts, target.slot))),
        }
      })
    )
    return response.json({ markets: marketsData(), images } satisfies PreflightData)
  }
}
