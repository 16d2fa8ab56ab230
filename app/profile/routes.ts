import router from '@adonisjs/core/services/router'
import { passwordLimit } from '#app/accounts/limits'
import { middleware } from '#start/kernel'

const ProfileController = () => import('./controllers/profile_controller.js')
const OtherBrowserSessionsController = () =>
  import('./controllers/other_browser_sessions_controller.js')

router
  .group(() => {
    router.get('/profile', [ProfileController, 'show']).as('profile.show')
    router
      .delete('/other-browser-sessions', [OtherBrowserSessionsController, 'destroy'])
      .as('other-browser-sessions.destroy')
      .use([passwordLimit, middleware.sensitive()])
  })
  .prefix('/user')
  .use(middleware.auth())
