import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ReviewController = () => import('./controllers/review_controller.js')
const DecisionsController = () => import('./controllers/decisions_controller.js')
const ApprovedController = () => import('./controllers/approved_controller.js')

router.get('/review/:modelId?', [ReviewController, 'show']).as('review.show').use(middleware.auth())

router
  .group(() => {
    router.put('/images/:imageId', [DecisionsController, 'update']).as('api.review.decide')
    router.post('/decisions', [DecisionsController, 'index']).as('api.review.decisions')
    router
      .post('/delete-rejected', [DecisionsController, 'destroy'])
      .as('api.review.delete-rejected')
    router.get('/approved/:modelId?', [ApprovedController, 'index']).as('api.review.approved')
  })
  .prefix('/api/review')
  .use(middleware.auth())
