import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/admission.js'

export const ADMISSION_MESSAGES: Translation<typeof English.ADMISSION_MESSAGES> = {
  title: 'Un momento, por favor',
  message: 'Ahora mismo hay muchísimas visitas. Inténtalo de nuevo dentro de unos segundos.',
}
