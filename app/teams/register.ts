import './errors.js'
import { onAccountCreated } from '#app/accounts/arrivals'
import { onAccountClosing } from '#app/accounts/closing'
import { createPersonalTeam } from './actions/create_personal_team.js'
import { removeInvitationsOf } from './actions/remove_invitations_of.js'

onAccountCreated(createPersonalTeam)
onAccountClosing(removeInvitationsOf)
