import { onAccountClosing } from '#app/accounts/closing'
import { forgetPayee } from './forget_payee.js'

onAccountClosing(forgetPayee)
