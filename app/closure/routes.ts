import router from '@adonisjs/core/services/router'
import { dataExportLimit, passwordLimit } from '#app/accounts/limits'
import { middleware } from '#start/kernel'

const DataExportsController = () => import('./controllers/data_exports_controller.js')
const AccountController = () => import('./controllers/account_controller.js')

router
  .group(() => {
    router
      .post('/data-exports', [DataExportsController, 'store'])
      .as('data-exports.store')
      .use([middleware.sensitive(), dataExportLimit])
    router
      .get('/data-exports/:id', [DataExportsController, 'show'])
      .as('data-exports.show')
      .use(middleware.sensitive())
  })
  .prefix('/user')
  .use(middleware.auth())

router
  .delete('/user', [AccountController, 'destroy'])
  .as('current-user.destroy')
  .use([
    middleware.feature('accountDeletion'),
    middleware.auth(),
    passwordLimit,
    middleware.sensitive(),
  ])
