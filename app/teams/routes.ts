import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { invitationLimit } from './limits.js'

const TeamsController = () => import('./controllers/teams_controller.js')
const CurrentTeamController = () => import('./controllers/current_team_controller.js')
const TeamOwnerController = () => import('./controllers/team_owner_controller.js')
const TeamMembersController = () => import('./controllers/team_members_controller.js')
const TeamInvitationsController = () => import('./controllers/team_invitations_controller.js')

router
  .group(() => {
    router.get('/teams/create', [TeamsController, 'create']).as('teams.create')
    router.post('/teams', [TeamsController, 'store']).as('teams.store')
    router.get('/teams/:team', [TeamsController, 'show']).as('teams.show')
    router.put('/teams/:team', [TeamsController, 'update']).as('teams.update')
    router
      .delete('/teams/:team', [TeamsController, 'destroy'])
      .as('teams.destroy')
      .use(middleware.sensitive())
    router
      .put('/teams/:team/owner', [TeamOwnerController, 'update'])
      .as('team-owner.update')
      .use(middleware.sensitive())
    router.put('/current-team', [CurrentTeamController, 'update']).as('current-team.update')
    router
      .post('/teams/:team/members', [TeamMembersController, 'store'])
      .as('team-members.store')
      .use(invitationLimit)
    router
      .put('/teams/:team/members/:user', [TeamMembersController, 'update'])
      .as('team-members.update')
    router
      .delete('/teams/:team/members/:user', [TeamMembersController, 'destroy'])
      .as('team-members.destroy')
    router
      .get('/team-invitations/:invitation', [TeamInvitationsController, 'accept'])
      .as('team-invitations.accept')
      .use(middleware.signed())
    router
      .delete('/team-invitations/:invitation', [TeamInvitationsController, 'destroy'])
      .as('team-invitations.destroy')
  })
  .use([middleware.feature('teams'), middleware.auth(), middleware.verified()])

router
  .get('/team-invitations/:invitation/register', [TeamInvitationsController, 'register'])
  .as('team-invitations.register')
  .use([middleware.feature('teams'), middleware.signed(), middleware.visitor()])
