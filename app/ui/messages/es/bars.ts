import type { Translation } from '~/i18n/translation'
import type * as English from '../en/bars'

export const BAR_MESSAGES: Translation<typeof English.BAR_MESSAGES> = {
  announcement: { label: 'Anuncio', more: 'Más información' },
  viewed: { text: (name) => `Ves lo que ve ${name}. No se puede cambiar nada.`, stop: 'Terminar' },
}
