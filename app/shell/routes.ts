import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const LandingController = () => import('./controllers/landing_controller.js')
const EventsController = () => import('./controllers/events_controller.js')

router.get('/', [LandingController, 'show']).as('home').use(middleware.visitor())
router
  .get('/events', [EventsController, 'show'])
  .as('events')
  .use(middleware.auth({ bySessionAlone: true }))
