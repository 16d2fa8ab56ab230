import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/dashboard'

const pictures = (count: number) => plural(count, { one: '1 imagen', other: `${count} imágenes` })

export const DASHBOARD_MESSAGES: Translation<typeof English.DASHBOARD_MESSAGES> = {
  next: {
    title: 'Qué hacer ahora',
    first_pictures: (name) => ({
      title: `Haz las primeras imágenes de ${name}`,
      body: 'Está entrenado y listo.',
    }),
    film: (name) => ({
      title: `Convierte una imagen de ${name} en un vídeo`,
      body: 'Cinco o diez segundos para una historia o un anuncio.',
    }),
    review: (count) => ({
      title: `Revisa ${pictures(count)}`,
      body: 'Aprueba las mejores y descarta el resto.',
    }),
    batch: {
      title: 'Haz imágenes de varios productos a la vez',
      body: 'Las mismas escenas para todo tu catálogo.',
    },
  },
  running: 'En curso',
  runningMore: (count) => `y ${count} más`,
  latest: 'Últimos resultados',
  allResults: 'Todos los resultados',
  picture: (product, prompt) => (product === null ? prompt : `${product}, ${prompt}`),
  models: 'Listos para usar',
  allModels: 'Todos los productos',
  pictures,
  noPictures: 'Aún no hay imágenes',
  credits: {
    title: 'Tus créditos',
    left: (count) => `Quedan ${formatNumber(count)}`,
    billing: 'Facturación',
  },
  samples: {
    title: '¿No tienes fotos a mano?',
    body: 'Prueba primero los productos de ejemplo: están entrenados y se pueden ver gratis.',
    action: 'Abrir los ejemplos',
  },
}
