import type { Translation } from '~/i18n/translation'
import type * as English from '../en/test_mail'

export const TEST_MAIL: Translation<typeof English.TEST_MAIL> = {
  subject: 'Correo de prueba de Vitrine',
  heading: 'El correo llega',
  body: 'Esto es una prueba. Un operador de Vitrine la pidió el {at}; dice que el correo de esta instalación te llega.',
  note: 'No tienes que hacer nada.',
}
