import type { Translation } from '~/i18n/translation'
import type * as English from '../en/events'

export const EVENT_SUMMARIES: Translation<typeof English.EVENT_SUMMARIES> = {
  'generation.completed': 'Ein Bild, eine Freistellung oder ein Video ist fertig',
  'generation.failed': 'Ein Bild, eine Freistellung oder ein Video ist misslungen',
  'product.trained': 'Ein Produkt ist trainiert',
  'product.training_failed': 'Ein Training ist fehlgeschlagen',
  'batch.completed': 'Eine Serie ist beendet',
}
