import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const SELECTION_ERRORS: Translation<typeof English.SELECTION_ERRORS> = {
  unavailable: 'Seleccionar con un clic no es posible aquí en este momento. Usa el pincel.',
  slow: 'Ha tardado demasiado y se ha descartado. Haz clic otra vez o usa el pincel.',
  failed: 'No se ha podido seleccionar nada ahí. Haz clic otra vez o usa el pincel.',
  nothing: 'Señala algo o dibuja un recuadro a su alrededor.',
}
