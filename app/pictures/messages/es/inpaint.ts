import type { Translation } from '~/i18n/translation'
import type * as English from '../en/inpaint'

export const INPAINT_MESSAGES: Translation<typeof English.INPAINT_MESSAGES> = {
  title: 'Fondos',
  panel: 'Fondos nuevos',
  photo: 'Foto',
  photoOf: (product, place) => `${product}, foto ${place}`,
  noPhotos: 'Este producto no tiene fotos.',
  cutout: 'Producto encontrado',
  cutoutAlt: (photo) => `${photo}, recortado`,
  cutting: 'Buscando el producto',
  wait: 'El producto aún se está recortando. Un momento, por favor.',
  adjust: 'Ajustar el recorte',
  retry: 'Reintentar',
  description: 'Descripción del fondo, en inglés',
  placeholder: 'on a marble counter in a bright bathroom, plants behind',
  generateInstead: 'Mejor generar imágenes',
  errors: {
    photo: 'Selecciona una imagen de origen.',
    prompt: 'Escribe una descripción del fondo.',
    process: 'No se pudo procesar la imagen',
    invalid: 'Respuesta no válida del procesamiento de imágenes',
    background: 'No se pudo generar el fondo',
  },
}
