import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const OnboardingController = () => import('./controllers/onboarding_controller.js')

router
  .group(() => {
    router.post('/onboarding', [OnboardingController, 'store']).as('onboarding.store')
    router.post('/onboarding/skip', [OnboardingController, 'skip']).as('onboarding.skip')
  })
  .use(middleware.auth())
