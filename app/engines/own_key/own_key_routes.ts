import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { providerKeyLimit } from '#app/accounts/limits'

const OwnKeyController = () => import('./controllers/own_key_controller.js')

router
  .group(() => {
    router.put('/', [OwnKeyController, 'update']).as('provider-key.update').use(providerKeyLimit)
    router.delete('/', [OwnKeyController, 'destroy']).as('provider-key.destroy')
  })
  .prefix('/user/provider-key')
  .use([middleware.auth(), middleware.sensitive()])
