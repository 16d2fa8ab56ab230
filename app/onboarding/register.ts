import { onAccountCreated } from '#app/accounts/arrivals'
import { askNewcomer } from './actions/ask_newcomer.js'

onAccountCreated((trx, { id }) => askNewcomer(trx, id))
