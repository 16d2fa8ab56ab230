import './errors.js'
import { onAccountCreated } from '#app/accounts/arrivals'
import { createPersonalTeam } from './actions/create_personal_team.js'

onAccountCreated(createPersonalTeam)
