import type { Translation } from '~/i18n/translation'
import type * as English from '../en/draft'

export const DRAFT_ERRORS: Translation<typeof English.DRAFT_ERRORS> = {
  notCutOut: 'El producto de esta foto aún no está recortado.',
  failed: 'De esto no se puede dibujar un borrador. Aun así puedes hacer la imagen.',
  unavailable: 'Ahora mismo no hay borradores. Aun así puedes hacer la imagen.',
  slow: 'El borrador tarda demasiado ahora mismo. Inténtalo de nuevo o haz la imagen directamente.',
}
