import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/operators/record_act'
import { SWITCHABLE } from '#config/features'
import { switchFeatureAs } from '../acts/switch_feature.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { featureData } from '../transformers/feature_data.js'
import { featureActValidator } from '../validators/acts.js'

/** What can be switched while the installation runs. */
export default class SettingsController {
  show({ inertia }: HttpContext) {
    return inertia.render('admin/settings', { features: SWITCHABLE.map(featureData) })
  }

  async update(ctx: HttpContext) {
    const { request, response, session } = ctx
    const input = await request.validateUsing(featureActValidator)
    await switchFeatureAs(actorOf(ctx), input)
    session.flash('banner', ACT_BANNERS[input.state === 'on' ? 'switch_on' : 'switch_off'])
    return response.redirect().status(303).toRoute('admin.settings')
  }
}
