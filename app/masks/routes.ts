import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { selectionLimit } from './limits.js'

const SelectionsController = () => import('./controllers/selections_controller.js')

router
  .post('/api/selections', [SelectionsController, 'store'])
  .as('api.selections')
  .use([middleware.auth(), selectionLimit])
