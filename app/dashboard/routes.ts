import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const DashboardController = () => import('./controllers/dashboard_controller.js')

router.get('/dashboard', [DashboardController, 'show']).as('dashboard').use(middleware.auth())
