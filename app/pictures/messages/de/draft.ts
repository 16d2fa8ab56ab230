import type { Translation } from '~/i18n/translation'
import type * as English from '../en/draft'

export const DRAFT_ERRORS: Translation<typeof English.DRAFT_ERRORS> = {
  notCutOut: 'Das Produkt dieses Fotos ist noch nicht freigestellt.',
  failed: 'Davon lässt sich kein Entwurf zeichnen. Das Bild können Sie trotzdem erstellen.',
  unavailable: 'Entwürfe gibt es gerade nicht. Das Bild können Sie trotzdem erstellen.',
  slow: 'Der Entwurf dauert gerade zu lange. Versuchen Sie es noch einmal, oder erstellen Sie gleich das Bild.',
}
