import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/screens'

export const count = (number: number, one: string, many: string = one) =>
  `${formatNumber(number)} ${plural(number, { one, other: many })}`

const left = (number: number) =>
  `${plural(number, { one: 'Queda', other: 'Quedan' })} ${count(number, 'imagen', 'imágenes')}`

export const BATCH_MESSAGES: Translation<typeof English.BATCH_MESSAGES> = {
  list: {
    title: 'Lotes',
    description: 'Las mismas escenas para muchos productos a la vez.',
    create: 'Nuevo lote',
    recipes: 'Plantillas',
    empty: 'Aún no hay lotes',
    emptyHint:
      'Elige productos y describe escenas: cada producto se muestra en cada escena mientras tú haces otra cosa.',
    more: 'Cargar más',
    size: (products, scenes, shapes) =>
      [
        count(products, 'producto', 'productos'),
        count(scenes, 'escena', 'escenas'),
        ...(shapes > 1 ? [count(shapes, 'proporción', 'proporciones')] : []),
      ].join(' × '),
    done: (done, all) => `${formatNumber(done)} de ${formatNumber(all)} hechas`,
    failed: (failed) => count(failed, 'fallida', 'fallidas'),
    progress: (name) => `Progreso de ${name}`,
  },
  states: {
    running: 'En marcha',
    paused: 'En pausa',
    finished: 'Terminado',
    cancelled: 'Cancelado',
  },
  shapes: { square: 'Cuadrada', portrait: 'Vertical', landscape: 'Horizontal' },
  show: {
    crumb: 'Lotes',
    pause: 'Pausar',
    resume: 'Continuar',
    cancel: 'Cancelar lote',
    cancelTitle: '¿Cancelar este lote?',
    cancelHint: (waiting) =>
      `${count(waiting, 'imagen no ha empezado y no cuesta nada', 'imágenes no han empezado y no cuestan nada')}. Lo que se está haciendo ahora se detiene y sus créditos se devuelven. Las imágenes terminadas se conservan.`,
    keep: 'Dejarlo en marcha',
    retry: (number) => `Reintentar ${count(number, 'fallida', 'fallidas')}`,
    download: 'Descargar todo',
    remove: 'Quitar de la lista',
    done: (done, all) => `${formatNumber(done)} de ${formatNumber(all)} hechas`,
    failed: (failed) => count(failed, 'fallida', 'fallidas'),
    cancelled: (cancelled) => `${formatNumber(cancelled)} sin hacer`,
    pictures: (number) =>
      `${count(number, 'imagen', 'imágenes')} por ${count(number, 'crédito', 'créditos')}`,
    left: (duration) => `queda: ${duration}`,
    paused: {
      owner: {
        title: 'El lote está en pausa',
        text: (number) => `Se termina lo que había empezado. ${left(number)}.`,
      },
      credits: {
        title: 'Se te han acabado los créditos de imagen',
        text: (number) => `El lote espera. ${left(number)}: recarga créditos y haz que continúe.`,
      },
      subscription: {
        title: 'El lote necesita una suscripción',
        text: (number) => `El lote espera. ${left(number)}: suscríbete y haz que continúe.`,
      },
      limit: {
        title: 'Tu cuenta ha gastado lo que puede en un día',
        text: (number) =>
          `El lote continúa por sí solo a las 24 horas, o cuando tú lo hagas continuar. ${left(number)}.`,
      },
    },
    sheet: (name) => `Elementos de ${name}`,
    product: 'Producto',
    deleted: 'eliminado',
    loading: 'Cargando',
    failedAction: 'No ha funcionado. Inténtalo de nuevo.',
    open: (product, scene) => `Abrir ${product}, ${scene}`,
    why: (product, scene) => `Por qué falló ${product}, ${scene}`,
    statuses: {
      waiting: 'Sin empezar',
      queued: 'Esperando su turno',
      running: 'En curso',
      done: 'Hecho',
      partial: 'Algunas fallaron',
      failed: 'Fallido',
      cancelled: 'Sin hacer',
    },
  },
  item: {
    close: 'Cerrar',
    product: 'Abrir el producto',
    picture: (product, prompt) => `${product}: ${prompt}`,
    download: 'Descargar',
    none: 'Las imágenes de este elemento se eliminaron.',
    loadFailed: 'No se pudieron cargar las imágenes. Inténtalo de nuevo.',
    refunded: 'Se devolvieron los créditos de las imágenes que fallaron.',
  },
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export function durationText(seconds: number): string {
  if (seconds < MINUTE) return 'menos de un minuto'
  if (seconds < HOUR) return `unos ${count(Math.round(seconds / MINUTE), 'minuto', 'minutos')}`
  const hours = Math.floor(seconds / HOUR)
  const minutes = Math.round((seconds % HOUR) / MINUTE / 5) * 5
  if (minutes === 60) return `unas ${count(hours + 1, 'hora', 'horas')}`
  return minutes === 0 || hours >= 10
    ? `unas ${count(hours, 'hora', 'horas')}`
    : `unas ${hours} h ${minutes} min`
}
