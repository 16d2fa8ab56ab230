import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { mailConfirmationLimit } from '../limits.js'

const MailConfirmationController = () => import('../controllers/mail_confirmation_controller.js')

router
  .group(() => {
    router
      .post('/user/confirm-by-mail', [MailConfirmationController, 'store'])
      .as('mail-confirmation.send')
    router
      .get('/user/confirm-by-mail/:id/:hash', [MailConfirmationController, 'show'])
      .as('mail-confirmation.verify')
      .use(middleware.signed())
  })
  .use([middleware.auth(), mailConfirmationLimit])
