import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const LandingController = () => import('#app/site/controllers/landing_controller')
const PricingController = () => import('#app/site/controllers/pricing_controller')
const CrawlersController = () => import('#app/site/controllers/crawlers_controller')
const OfflineWorkerController = () => import('./controllers/offline_worker_controller.js')
const StandingController = () => import('./controllers/standing_controller.js')
const EventsController = () => import('./controllers/events_controller.js')

router.get('/', [LandingController, 'show']).as('home').use(middleware.visitor())
router
  .get('/pricing', [PricingController, 'show'])
  .as('pricing')
  .use(middleware.billing())
  .use(middleware.visitor())
router.get('/robots.txt', [CrawlersController, 'robots'])
router.get('/sitemap.xml', [CrawlersController, 'sitemap'])
router.get('/offline-worker.js', [OfflineWorkerController, 'show'])
router.get('/standing', [StandingController, 'show']).as('standing').use(middleware.visitor())
router
  .get('/events', [EventsController, 'show'])
  .as('events')
  .use(middleware.auth({ bySessionAlone: true }))
