import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/setup.js'

export const SETUP_MESSAGES: Translation<typeof English.SETUP_MESSAGES> = {
  title: 'Configura Vitrine',
  intro:
    'Crea la cuenta que cuida de esta instalación. Después configuras su segundo factor, y sus páginas muestran lo que falta.',
  key: 'Clave de configuración',
  keyHint: 'Está en el registro del arranque.',
  submit: 'Crear operador',
  wrongKey: 'No es la clave de esta instalación. Está en el registro del arranque.',
}
