import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

export const ASSET_MESSAGES: Translation<typeof English.ASSET_MESSAGES> = {
  title: 'Mis contenidos generados',
  crumbs: { editor: 'Editor de IA', assets: 'Contenidos generados' },
  empty: 'Todavía no has generado nada',
  emptyHint: 'Aquí aparecen las imágenes de tus productos y las del editor de IA.',
  open: 'Abrir el editor de IA',
  tabs: { label: 'Tipos de contenido', images: 'Imágenes', videos: 'Vídeos' },
  noImages: 'Aún no hay imágenes',
  noVideos: 'Aún no hay vídeos',
  generated: 'Generada',
  upscaled: 'Ampliada',
  withoutProduct: 'Sin producto',
  film: 'Vídeo',
  download: 'Descargar',
  fileName: 'imagen-generada.png',
  edit: 'Usar en el editor',
}
