import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const DismissalsController = () => import('./controllers/dismissals_controller.js')

router
  .post('/announcements/:announcement/dismiss', [DismissalsController, 'store'])
  .as('announcement.dismiss')
  .where('announcement', /^\d{1,15}$/)
  .use(middleware.auth())
