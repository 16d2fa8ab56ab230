import router from '@adonisjs/core/services/router'
import { KEPT_SECTIONS } from '#config/kept_settings'
import { middleware } from '#start/kernel'

const OverviewController = () => import('./controllers/overview_controller.js')
const UsersController = () => import('./controllers/users_controller.js')
const ViewController = () => import('./controllers/view_controller.js')
const WorkController = () => import('./controllers/work_controller.js')
const PaymentsController = () => import('./controllers/payments_controller.js')
const MailsController = () => import('./controllers/mails_controller.js')
const AnnouncementsController = () => import('./controllers/announcements_controller.js')
const SettingsController = () => import('./controllers/settings_controller.js')
const InstallationController = () => import('./controllers/installation_controller.js')
const SetupController = () => import('./controllers/setup_controller.js')
const AffiliatesController = () => import('./controllers/affiliates_controller.js')
const PayoutsController = () => import('./controllers/payouts_controller.js')
const WebhooksController = () => import('./controllers/webhooks_controller.js')
const QueuesController = () => import('./controllers/queues_controller.js')
const ErrorsController = () => import('./controllers/errors_controller.js')
const ActsController = () => import('./controllers/acts_controller.js')

const SECTION = new RegExp(`^(${KEPT_SECTIONS.join('|')})$`)
const ID = /^\d{1,15}$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

router
  .group(() => {
    router.get('/', [OverviewController, 'show']).as('admin')
    router.get('/users', [UsersController, 'index']).as('admin.users')
    router.get('/users.csv', [UsersController, 'file']).as('admin.users.file')
    router.get('/users/:user', [UsersController, 'show']).as('admin.user').where('user', ID)
    router
      .post('/users/:user/acts', [UsersController, 'act'])
      .as('admin.user.act')
      .where('user', ID)
    router
      .post('/users/:user/view', [ViewController, 'store'])
      .as('admin.view.begin')
      .where('user', ID)
    router.get('/work', [WorkController, 'index']).as('admin.work')
    router.get('/work.csv', [WorkController, 'file']).as('admin.work.file')
    router
      .post('/work/:generation/acts', [WorkController, 'act'])
      .as('admin.work.act')
      .where('generation', UUID)
    router.get('/payments', [PaymentsController, 'index']).as('admin.payments')
    router.get('/payments.csv', [PaymentsController, 'file']).as('admin.payments.file')
    router.post('/mails/tests', [MailsController, 'test']).as('admin.mails.test')
    router.post('/mails/acts', [MailsController, 'sendAll']).as('admin.mails.act')
    router
      .post('/mails/:mail/acts', [MailsController, 'send'])
      .as('admin.mail.act')
      .where('mail', UUID)
    router.get('/affiliates', [AffiliatesController, 'index']).as('admin.affiliates')
    router.get('/affiliates.csv', [AffiliatesController, 'file']).as('admin.affiliates.file')
    router
      .get('/affiliates/signals', [AffiliatesController, 'signals'])
      .as('admin.affiliates.signals')
    router
      .post('/affiliates/:affiliate/acts', [AffiliatesController, 'act'])
      .as('admin.affiliate.act')
      .where('affiliate', ID)
    router.get('/payouts', [PayoutsController, 'index']).as('admin.payouts')
    router.get('/payouts.csv', [PayoutsController, 'file']).as('admin.payouts.file')
    router
      .post('/payouts/batches/:batch/settlements', [PayoutsController, 'settle'])
      .as('admin.payouts.settle')
      .where('batch', ID)
    router.get('/webhooks', [WebhooksController, 'index']).as('admin.webhooks')
    router.get('/webhooks.csv', [WebhooksController, 'file']).as('admin.webhooks.file')
    router
      .post('/webhooks/:endpoint/acts', [WebhooksController, 'act'])
      .as('admin.webhook.act')
      .where('endpoint', ID)
    router.get('/mails', [MailsController, 'index']).as('admin.mails')
    router.get('/mails.csv', [MailsController, 'file']).as('admin.mails.file')
    router.get('/announcements', [AnnouncementsController, 'index']).as('admin.announcements')
    router
      .get('/announcements/new', [AnnouncementsController, 'create'])
      .as('admin.announcement.create')
    router.post('/announcements', [AnnouncementsController, 'store']).as('admin.announcement.store')
    router
      .get('/announcements/:announcement', [AnnouncementsController, 'edit'])
      .as('admin.announcement')
      .where('announcement', ID)
    router
      .put('/announcements/:announcement', [AnnouncementsController, 'update'])
      .as('admin.announcement.update')
      .where('announcement', ID)
    router
      .post('/announcements/:announcement/end', [AnnouncementsController, 'end'])
      .as('admin.announcement.end')
      .where('announcement', ID)
    router.get('/settings', [SettingsController, 'show']).as('admin.settings')
    router.post('/settings', [SettingsController, 'update']).as('admin.settings.update')
    router.get('/installation', [InstallationController, 'show']).as('admin.installation')
    router.get('/setup', [SetupController, 'show']).as('admin.setup')
    router.post('/setup/restarts', [SetupController, 'restart']).as('admin.setup.restart')
    router
      .post('/setup/:section', [SetupController, 'keep'])
      .as('admin.setup.keep')
      .where('section', SECTION)
    router
      .delete('/setup/:section', [SetupController, 'forget'])
      .as('admin.setup.forget')
      .where('section', SECTION)
    router.get('/queues', [QueuesController, 'index']).as('admin.queues')
    router.get('/queues/:queue', [QueuesController, 'show']).as('admin.queue')
    router.post('/queues/:queue/acts', [QueuesController, 'actOnQueue']).as('admin.queue.act')
    router
      .post('/queues/:queue/jobs/:job/acts', [QueuesController, 'act'])
      .as('admin.queue.job.act')
      .where('job', UUID)
    router.get('/errors', [ErrorsController, 'index']).as('admin.errors')
    router.get('/errors.csv', [ErrorsController, 'file']).as('admin.errors.file')
    router.post('/errors/seen', [ErrorsController, 'see']).as('admin.errors.see')
    router.get('/acts', [ActsController, 'index']).as('admin.acts')
    router.get('/acts.csv', [ActsController, 'file']).as('admin.acts.file')
  })
  .prefix('/admin')
  .use([middleware.auth(), middleware.operator()])

// Without a question: whoever looks at an account must always be able to stop.
router
  .delete('/admin/view', [ViewController, 'destroy'])
  .as('admin.view.end')
  .use(middleware.auth())
