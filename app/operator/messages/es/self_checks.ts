import type { Translation } from '~/i18n/translation'
import type * as English from '../en/self_checks'

export const SELF_CHECK_MESSAGES: Translation<typeof English.SELF_CHECK_MESSAGES> = {
  mail: {
    subject: 'Vitrine ha encontrado algo que te necesita',
    heading: 'Algo te necesita',
    body: 'Vitrine comprueba cada noche que todo está como debe. Esto no lo está:',
    note: 'De cada tipo te avisamos una vez hasta que esté resuelto. Para volver a comprobarlo, ejecuta «node ace.js check».',
  },
}
