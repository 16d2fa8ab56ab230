import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const MediaController = () => import('./controllers/media_controller.js')

router
  .get('/media/:id/:variant?', [MediaController, 'show'])
  .as('media.show')
  .use(middleware.visitor())
