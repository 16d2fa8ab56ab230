import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ProductPageController = () => import('./controllers/product_page_controller.js')

router
  .get('/products/:product', [ProductPageController, 'show'])
  .as('products.show')
  .where('product', router.matchers.number())
  .use(middleware.visitor())
