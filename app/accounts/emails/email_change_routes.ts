import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { resetLimit, verificationLimit } from '../limits.js'

const EmailChangeController = () => import('../controllers/email_change_controller.js')
const UndoneEmailChangeController = () => import('../controllers/undone_email_change_controller.js')

/** Longer numbers are nobody's id, and too large for the database. */
const ID = /^\d{1,15}$/

router
  .group(() => {
    router
      .post('/', [EmailChangeController, 'store'])
      .as('email-change.send')
      .use(verificationLimit)
    router.delete('/', [EmailChangeController, 'destroy']).as('email-change.cancel')
    router
      .get('/:change/confirm', [EmailChangeController, 'confirm'])
      .as('email-change.confirm')
      .use([middleware.signed(), verificationLimit])
  })
  .prefix('/user/email-change')
  .where('change', ID)
  .use([middleware.feature('profileInformation'), middleware.auth()])

// Whoever took the account may have signed its owner out.
router
  .group(() => {
    router.get('/', [UndoneEmailChangeController, 'show']).as('email-change.undo')
    router
      .post('/', [UndoneEmailChangeController, 'store'])
      .as('email-change.undo.store')
      .use(resetLimit)
  })
  .prefix('/email-change/:change/undo')
  .where('change', ID)
  .use([middleware.visitor(), middleware.signed()])
