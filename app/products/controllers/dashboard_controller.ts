import type { HttpContext } from '@adonisjs/core/http'
import { isSubscribed } from '#app/billing/queries/is_subscribed'
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
    return inertia.render('products/dashboard', {
      subscriptionActive,
      aiModels,
      training,
      expected_seconds: { identify: expected.identify, train: expected.train },
      showOnboarding: false,
      googleAdsConversion: { enabled: false, transactionId: null },
      posthogData: null,
    })
  }
}
