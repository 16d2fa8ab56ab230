import type { Translation } from '~/i18n/translation'
import type * as English from '../en/replies'

export const REPLY_MESSAGES: Translation<typeof English.REPLY_MESSAGES> = {
  400: 'Solicitud incorrecta',
  401: 'No has iniciado sesión.',
  403: 'Esta acción no está permitida.',
  404: 'No encontrado',
  405: 'Método no permitido',
  413: 'La solicitud es demasiado grande.',
  419: 'El token de seguridad no coincide.',
  429: 'Demasiados intentos.',
  500: 'Error del servidor',
  503: 'Servicio no disponible',
  507: 'El servidor no tiene espacio para más archivos. No se ha guardado nada: vuelve a intentarlo más tarde.',
  away: 'Vitrine no puede responder en este momento. No se ha perdido nada de lo que has guardado. Vuelve a intentarlo en un momento.',
  invalid: 'Los datos no son válidos.',
  signature: 'Firma no válida.',
  unverified: 'Tu correo electrónico no está verificado.',
  passwordConfirmation: 'Confirma tu contraseña.',
  nothingBought: 'Aún no hay pagos: suscríbete primero.',
  checkoutBusy: 'Algo ha salido mal. Inténtalo de nuevo.',
  trainingUnderWay: 'Este producto ya se está entrenando.',
  exportUnderWay: 'Ya se está haciendo una copia de tus datos.',
  notTrained: 'Este producto aún no se ha entrenado.',
  tooMuchAtOnce:
    'Se está subiendo demasiado desde tu cuenta o red en este momento. Vuelve a intentarlo cuando haya llegado.',
  busy: 'Ahora mismo se están leyendo demasiados textos grandes. Vuelve a intentarlo en un momento.',
}
