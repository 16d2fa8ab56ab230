import type { Translation } from '~/i18n/translation'
import type * as English from '../en/fidelity'

export const FIDELITY_MESSAGES: Translation<typeof English.FIDELITY_MESSAGES> = {
  unchanged: 'Produkt unverändert',
  nearly: 'Produkt fast unverändert',
  adapted: 'Produktfarben an das Licht angepasst',
  changed: 'Produktfarben verändert',
}
