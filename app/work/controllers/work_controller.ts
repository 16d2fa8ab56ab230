import type { HttpContext } from '@adonisjs/core/http'
import { markWorkSeen } from '#app/accounts/actions/mark_work_seen'
import { listWork } from '../queries/list_work.js'
import { workListData } from '../transformers/work_data.js'

/** All that a user has under way, wherever they asked for it, and what has ended lately. */
export default class WorkController {
  /** `GET /api/work` */
  async index({ auth, response }: HttpContext) {
    return response.json(workListData(await listWork(auth.getUserOrFail().id)))
  }

  /** `PUT /api/work/seen`: what has ended until now is no news any more, on no device. */
  async seen({ auth, response }: HttpContext) {
    await markWorkSeen(auth.getUserOrFail().id)
    return response.noContent()
  }
}
