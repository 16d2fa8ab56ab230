import type { Translation } from '~/i18n/translation'
import type * as English from '../en/fidelity'

export const FIDELITY_MESSAGES: Translation<typeof English.FIDELITY_MESSAGES> = {
  unchanged: 'Producto sin cambios',
  nearly: 'Producto casi sin cambios',
  adapted: 'Colores del producto adaptados a la luz',
  changed: 'Colores del producto modificados',
}
