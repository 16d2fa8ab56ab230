import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/errors.js'

export const ADMIN_ERRORS: Translation<typeof English.ADMIN_ERRORS> = {
  ofOperator:
    'Esta cuenta tiene el papel de operador. Quítaselo primero en la consola: `node ace.js operators:remove`.',
  notRefundable: 'No se cobró nada por esto, o ya se devolvió.',
  notRepeatable:
    'Esto no se puede repetir: ya se hizo, el comerciante lo descartó, o ya no está aquello de lo que se hizo.',
  offByEnvironment: 'FEATURES_OFF lo desactiva: cámbialo allí y reinicia.',
  notSettled: 'Este lote no se puede cerrar: no existe, ha terminado o todavía se envía.',
  noOpenPayout: 'Ningún pago de este lote con este ID está abierto.',
  endpointOff: 'Este endpoint está desactivado: no se le envía nada.',
  nothingToSend: 'Nada se puede volver a enviar: ya se hizo, puede haber llegado o está olvidado.',
  nothingWaits: 'Nada espera a ser enviado.',
  pausedAlready: 'Esta cola ya está en pausa.',
  notPaused: 'Esta cola no está en pausa.',
  notFailed: 'Esta tarea ya no está entre las fallidas.',
  needed: 'Esto hace falta.',
  notAnOption: 'Elige una de estas opciones.',
  ofEnvironment: 'Esto lo fija el entorno: cámbialo allí y reinicia.',
}
