import type { Translation } from '~/i18n/translation'
import type * as English from '../en/events'

export const EVENT_SUMMARIES: Translation<typeof English.EVENT_SUMMARIES> = {
  'generation.completed': 'Una imagen, un recorte o un vídeo está listo',
  'generation.failed': 'Una imagen, un recorte o un vídeo ha fallado',
  'product.trained': 'Un producto está entrenado',
  'product.training_failed': 'Un entrenamiento ha fallado',
  'batch.completed': 'Un lote ha terminado',
}
