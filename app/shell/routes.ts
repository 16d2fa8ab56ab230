import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const OfflineWorkerController = () => import('./controllers/offline_worker_controller.js')
const StandingController = () => import('./controllers/standing_controller.js')
const EventsController = () => import('./controllers/events_controller.js')

router.get('/offline-worker.js', [OfflineWorkerController, 'show'])
router.get('/standing', [StandingController, 'show']).as('standing').use(middleware.visitor())
router
  .get('/events', [EventsController, 'show'])
  .as('events')
  .use(middleware.auth({ bySessionAlone: true }))
