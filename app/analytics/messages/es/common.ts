import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const ANALYTICS_MESSAGES: Translation<typeof English.ANALYTICS_MESSAGES> = {
  label: 'Estadísticas y publicidad',
  question:
    '¿Podemos usar servicios de estadísticas y publicidad para saber cómo se usa Vitrine y qué anuncios traen hasta aquí? Sin ellos todo funciona igual.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  privacy: 'Política de privacidad',
  isAccepted: 'Los servicios de estadísticas y publicidad pueden saber de tus visitas.',
  isDeclined: 'Los servicios de estadísticas y publicidad no saben de tus visitas.',
  withdraw: 'Dejar de hacerlo',
}
