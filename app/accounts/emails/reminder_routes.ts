import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const RemindersController = () => import('../controllers/reminders_controller.js')

router
  .group(() => {
    router
      .get('/:user', [RemindersController, 'show'])
      .as('mail-reminders.show')
      .use(middleware.visitor())
    router.post('/:user', [RemindersController, 'store']).as('mail-reminders.store')
  })
  .prefix('/mail/reminders')
  .where('user', /^\d{1,15}$/)
  .use(middleware.signed())
