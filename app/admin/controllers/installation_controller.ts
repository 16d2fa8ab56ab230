import type { HttpContext } from '@adonisjs/core/http'
import { examine } from '#app/operator/doctor/examine'

/** What the environment sets and what lacks, as `node ace.js doctor` says it. */
export default class InstallationController {
  show({ inertia }: HttpContext) {
    return inertia.render('admin/installation', {
      // Others are asked, who may be slow.
      findings: inertia.defer(() => examine()),
    })
  }
}
