import type { Translation } from '~/i18n/translation'
import type * as English from '../en/chooser'

export const CHOOSER_MESSAGES: Translation<typeof English.CHOOSER_MESSAGES> = {
  title: 'Generar imágenes',
  description: 'Elige un producto del que hacer imágenes nuevas.',
  samplesBanner: 'Con estos productos de ejemplo puedes probar Vitrine ahora mismo.',
  empty: 'Ningún producto listo',
  emptyHint: 'Sube fotos de un producto y entrénalo. Tarda unos minutos y luego aparece aquí.',
  create: 'Crear un producto',
  generate: 'Generar imágenes',
  backgrounds: 'Fondos',
  video: 'Vídeo',
  sample: 'Ejemplo',
  more: 'Cargar más',
  kept: 'Imágenes y vídeos de productos eliminados',
}

export const KEPT_MESSAGES: Translation<typeof English.KEPT_MESSAGES> = {
  title: 'Imágenes y vídeos de productos eliminados',
  description: 'Los hiciste de productos que sus propietarios han eliminado. Siguen siendo tuyos.',
  empty: 'Aquí no hay nada',
  emptyHint: 'Cuando el propietario elimina un producto, lo que hiciste de él pasa aquí.',
  videos: 'Vídeos',
  product: 'Producto eliminado',
}
