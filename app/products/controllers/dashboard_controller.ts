import type { HttpContext } from '@adonisjs/core/http'
import { NOTHING, takeConversion } from '#app/billing/actions/take_conversion'
import { isSubscribed } from '#app/billing/queries/is_subscribed'
import { analytics } from '#config/analytics'
import { expectedSeconds } from '#app/studio/queries/expected_seconds'
import { findUnfinishedTraining } from '../queries/find_unfinished_training.js'
import { listReadyModels } from '../queries/list_ready_models.js'

/** Where a signed-in merchant arrives: the way from photos to a trained product. */
export default class DashboardController {
  async show({ auth, inertia }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const [subscriptionActive, aiModels, training, expected] = await Promise.all([
      isSubscribed(userId),
      listReadyModels(userId),
      findUnfinishedTraining(userId),
      expectedSeconds(),
    ])
    // Told once, so not taken by a visit that asks for other props.
    let told: ReturnType<typeof takeConversion> | undefined
    const toTell = () => (told ??= analytics ? takeConversion(userId) : Promise.resolve(NOTHING))
    return inertia.render('products/dashboard', {
      subscriptionActive,
      aiModels,
      training,
      expected_seconds: { identify: expected.identify, train: expected.train },
      showOnboarding: false,
      googleAdsConversion: async () => (await toTell()).googleAdsConversion,
      posthogData: async () => (await toTell()).posthogData,
    })
  }
}
