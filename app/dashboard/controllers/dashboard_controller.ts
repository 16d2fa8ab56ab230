import type { HttpContext } from '@adonisjs/core/http'
import { NOTHING, claimConversion } from '#app/billing/actions/claim_conversion'
import { isSubscribed } from '#app/credits/queries/is_subscribed'
import { engineCapabilities } from '#app/engines/capabilities'
import { findOnboarding } from '#app/onboarding/queries/find_onboarding'
import { countOpenReviews } from '#app/review/queries/count_open_reviews'
import { analytics } from '#config/analytics'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { findUnfinishedTraining } from '#app/products/queries/find_unfinished_training'
import { listLatestImages } from '../queries/list_latest_images.js'
import { listReadyModels } from '../queries/list_ready_models.js'

/** Where a signed-in merchant arrives: the questions of newcomers, the way from photos to a trained product, what there is. */
export default class DashboardController {
  async show({ auth, inertia }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const [subscriptionActive, aiModels, latest, toReview, training, expected, onboarding] =
      await Promise.all([
        isSubscribed(userId),
        listReadyModels(userId),
        listLatestImages(userId),
        countOpenReviews(userId),
        findUnfinishedTraining(userId),
        expectedSeconds(),
        findOnboarding(userId),
      ])
    // Told once, so not taken by a visit that asks for other props.
    let told: ReturnType<typeof claimConversion> | undefined
    const toTell = () => (told ??= analytics ? claimConversion(userId) : Promise.resolve(NOTHING))
    return inertia.render('dashboard/index', {
      subscriptionActive,
      aiModels,
      latest,
      to_review: toReview,
      training,
      can_select: engineCapabilities().select !== null,
      expected_seconds: {
        identify: expected.identify,
        train: expected.train,
        references: engineCapabilities().train?.withoutLearning?.expectedSeconds ?? null,
      },
      showOnboarding: onboarding?.state === 'open',
      onboarding,
      googleAdsConversion: async () => (await toTell()).googleAdsConversion,
      posthogData: async () => (await toTell()).posthogData,
    })
  }
}
