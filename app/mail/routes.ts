import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const MailboxController = () => import('./controllers/mailbox_controller.js')

router.get('/mailbox', [MailboxController, 'index']).as('mailbox').use(middleware.visitor())
router.get('/mailbox/:id', [MailboxController, 'show']).as('mailbox.show')
