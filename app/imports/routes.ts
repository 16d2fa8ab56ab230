import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { importLimit } from './limits.js'

const ImportsController = () => import('./controllers/imports_controller.js')

router
  .group(() => {
    router.get('/products/import', [ImportsController, 'create']).as('imports.create')
    router
      .post('/products/import', [ImportsController, 'store'])
      .as('imports.store')
      .use(importLimit)
    router
      .post('/products/import/check', [ImportsController, 'check'])
      .as('imports.check')
      .use(importLimit)
    router.get('/products/imports/:import', [ImportsController, 'show']).as('imports.show')
    router
      .post('/products/imports/:import/retry', [ImportsController, 'retry'])
      .as('imports.retry')
      .use(importLimit)
  })
  .use(middleware.auth())
