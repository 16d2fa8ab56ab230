import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const LandingController = () => import('./controllers/landing_controller.js')
const PricingController = () => import('./controllers/pricing_controller.js')
const CrawlersController = () => import('./controllers/crawlers_controller.js')
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
