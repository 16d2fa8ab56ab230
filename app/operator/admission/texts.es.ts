import type { Translation } from '#app/shell/languages/translation'
import type * as English from './texts.js'

export const ADMISSION_TEXTS: Translation<typeof English.ADMISSION_TEXTS> = {
  title: 'Un momento, por favor',
  message: 'Ahora mismo hay muchísimas visitas. Inténtalo de nuevo dentro de unos segundos.',
}
