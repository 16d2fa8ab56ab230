import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const LandingController = () => import('./controllers/landing_controller.js')
const PricingController = () => import('./controllers/pricing_controller.js')
const StatusController = () => import('./controllers/status_controller.js')
const CrawlersController = () => import('./controllers/crawlers_controller.js')
const TermsController = () => import('./controllers/terms_controller.js')
const PrivacyPolicyController = () => import('./controllers/privacy_policy_controller.js')
const AffiliateTermsController = () => import('./controllers/affiliate_terms_controller.js')

router.get('/', [LandingController, 'show']).as('home').use(middleware.visitor())
router
  .get('/pricing', [PricingController, 'show'])
  .as('pricing')
  .use(middleware.billing())
  .use(middleware.visitor())
router.get('/status', [StatusController, 'show']).as('status')
router.get('/robots.txt', [CrawlersController, 'robots'])
router.get('/sitemap.xml', [CrawlersController, 'sitemap'])

router
  .group(() => {
    router.get('/terms-of-service', [TermsController, 'show']).as('terms.show')
    router.get('/privacy-policy', [PrivacyPolicyController, 'show']).as('policy.show')
  })
  .use(middleware.visitor())

router
  .get('/affiliate-terms', [AffiliateTermsController, 'show'])
  .as('affiliate.terms')
  .use([middleware.feature('affiliates'), middleware.visitor()])
