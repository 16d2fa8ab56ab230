import router from '@adonisjs/core/services/router'

const HealthController = () => import('./controllers/health_controller.js')

router.get('/health/live', [HealthController, 'live']).as('health.live')
router.get('/health/ready', [HealthController, 'ready']).as('health.ready')
