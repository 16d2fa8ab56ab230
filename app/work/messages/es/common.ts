import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const GENERATION_ERRORS: Translation<typeof English.GENERATION_ERRORS> = {
  prompt: 'Escribe una descripción de la foto.',
  background: 'Escribe una descripción del fondo.',
  picture: 'Esta imagen no es del producto.',
  mask: 'Esta máscara no es de la foto.',
  settled: 'Esto ya se hizo de nuevo o se descartó.',
  workLimit: (most) =>
    `Tu cuenta puede tener ${plural(most, { one: 'un trabajo', other: `${formatNumber(most)} trabajos` })} a la vez. Vuelve a pedirlo cuando uno haya terminado: no se ha cobrado nada.`,
  creditsLimit: (most) =>
    `Tu cuenta puede gastar ${plural(most, { one: 'un crédito', other: `${formatNumber(most)} créditos` })} en 24 horas. Vuelve a pedirlo más tarde: no se ha cobrado nada.`,
  queueFull: (minutes) =>
    `Se ha pedido más de lo que puede hacerse pronto. Vuelve a pedirlo dentro de ${plural(minutes, { one: 'un minuto', other: `unos ${minutes} minutos` })}: lo que has escrito se conserva y no se ha cobrado nada.`,
  photosGone:
    'Las fotos de este encargo se enviaron solo para él y ya no existen. Vuelve a encargarlo.',
  cannotVary:
    'Esta imagen no se hizo a partir de una descripción: se pueden hacer variaciones de aquella de la que viene.',
  cannotRetry: 'No queda nada de este encargo por hacer de nuevo.',
  noEdits: 'Aquí no se pueden editar imágenes.',
  noTask: 'Aquí no se puede hacer este cambio.',
  noAreas: 'Aquí los cambios no se pueden limitar a una zona: quita la máscara.',
  noShapeWays: 'Aquí no se puede elegir cómo una imagen cambia de formato: no lo indiques.',
  video: 'Escribe una descripción del vídeo.',
  videoDeleted: 'Este vídeo se eliminó.',
  videoPicture: 'Selecciona una imagen.',
  noVideos: 'Aquí no se pueden hacer vídeos.',
  noSound: 'Aquí los vídeos no tienen sonido.',
  tooShort: (seconds) => `Este vídeo no dura más de ${seconds} segundos: expórtalo entero.`,
  exportSeconds: (seconds) =>
    `Una exportación para anuncios solo se puede cortar a ${seconds} segundos.`,
  pictureCount: (max) => `El número de imágenes debe estar entre 1 y ${max}.`,
  tooManyChosen: (max) => `Elige como máximo ${max} imágenes a la vez.`,
  productVideoPicture: 'Selecciona primero una imagen.',
}
