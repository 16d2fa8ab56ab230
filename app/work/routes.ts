import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { priceLimit } from './limits.js'

const WorkController = () => import('./controllers/work_controller.js')
const PricesController = () => import('./controllers/prices_controller.js')
const GenerationsController = () => import('./controllers/generations_controller.js')

router
  .group(() => {
    router.get('/prices/:kind', [PricesController, 'show']).as('api.prices').use(priceLimit)
    router.get('/work', [WorkController, 'index']).as('work.index')
    router.put('/work/seen', [WorkController, 'seen']).as('work.seen')
    router.get('/generations/:id', [GenerationsController, 'show']).as('generations.show')
    router
      .get('/generations/by-key/:key', [GenerationsController, 'byKey'])
      .as('generations.by-key')
    router.delete('/generations/:id', [GenerationsController, 'destroy']).as('generations.cancel')
  })
  .prefix('/api')
  .use(middleware.auth())
