import type { Translation } from '~/i18n/translation'
import type * as English from '../en/fidelity'

export const FIDELITY_TEXTS: Translation<typeof English.FIDELITY_TEXTS> = {
  unchanged: 'Produkt unverändert',
  nearly: 'Produkt fast unverändert',
  adapted: 'Produktfarben an das Licht angepasst',
  changed: 'Produktfarben verändert',
}
