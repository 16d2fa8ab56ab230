import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/errors.js'

export const ADMIN_ERRORS: Translation<typeof English.ADMIN_ERRORS> = {
  ofOperator:
    'Esta cuenta tiene el papel de operador. Quítaselo primero en la consola: `node ace.js operators:remove`.',
  notRefundable: 'No se cobró nada por esto, o ya se devolvió.',
  offByEnvironment: 'FEATURES_OFF lo desactiva: cámbialo allí y reinicia.',
}
