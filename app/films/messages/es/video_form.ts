import type { Translation } from '~/i18n/translation'
import type * as English from '../en/video_form'

export const VIDEO_FORM_MESSAGES: Translation<typeof English.VIDEO_FORM_MESSAGES> = {
  title: 'Nuevo vídeo',
  source: 'Imagen de origen',
  original: 'Imágenes originales',
  generated: 'Imágenes generadas',
  noOriginal: 'Este producto aún no tiene fotos.',
  noGenerated: 'Aún no hay imágenes. Aquí aparecen las que generas.',
  more: 'Cargar más',
  photo: (product, place) => `${product}, foto ${place}`,
  description: 'Descripción del vídeo, en inglés',
  placeholder: 'slow orbit, soft light sweeping over the product',
  duration: 'Duración',
  seconds: (seconds) => `${seconds} segundos`,
  shape: 'Proporción',
  shapes: { '9:16': 'Vertical', '16:9': 'Horizontal', '1:1': 'Cuadrada' },
  strength: 'Escala CFG',
  strengths: { 0.5: 'Creativa', 1: 'Equilibrada', 1.5: 'Precisa' },
  submit: 'Generar vídeo',
  submitting: 'Generando…',
  sound: 'Con sonido adecuado',
  soundHint: 'Usa 2 créditos de vídeo en lugar de 1.',
  missing: 'Necesitas 1 crédito de vídeo y no tienes ninguno.',
  guest: 'Inicia sesión para hacer tus propios vídeos de este producto.',
}
