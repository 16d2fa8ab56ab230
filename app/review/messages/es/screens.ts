import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type { ReviewStatus } from '#app/pictures/review_status'
import type * as English from '../en/screens'

const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'imagen', other: 'imágenes' })}`
const STATUS: Record<ReviewStatus, string> = { approved: 'Aprobada', rejected: 'Rechazada' }

export const REVIEW_MESSAGES: Translation<typeof English.REVIEW_MESSAGES> = {
  title: 'Revisión',
  crumb: 'Revisión',
  description:
    'Cada imagen junto a la foto de la que viene. Una imagen rechazada se conserva hasta que la elimines.',
  filters: {
    label: 'Imágenes',
    open: (count) => `Por revisar ${count}`,
    approved: (count) => `Aprobadas ${count}`,
    rejected: (count) => `Rechazadas ${count}`,
  },
  source: 'Tu foto',
  result: 'Resultado',
  sourceAlt: (product) => `${product}, la foto de la que se hizo la imagen`,
  noSource: 'No se sabe de qué foto viene.',
  goneProduct: 'Producto eliminado',
  approve: 'Aprobar',
  reject: 'Rechazar',
  skip: 'Saltar',
  undo: 'Deshacer',
  shortcuts: 'Teclas: A o → aprobar, R o ← rechazar, S saltar, U o Ctrl+Z deshacer.',
  keys: {
    label: 'Decidir con una sola tecla',
    hint: 'Desactívalo si hablas a tu ordenador o pulsas teclas sin querer. Ctrl+Z funciona siempre.',
  },
  swipe: 'Desliza a la derecha para aprobar y a la izquierda para rechazar.',
  status: STATUS,
  position: (place, total) => `${place} de ${total}`,
  decided: (status) =>
    status === null
      ? 'Deshecho.'
      : status === 'approved'
        ? 'Aprobada.'
        : 'Rechazada. Se puede eliminar más tarde.',
  strip: 'Imágenes de esta lista',
  stripItem: (place, status) =>
    `Imagen ${place}${status === null ? '' : `, ${STATUS[status].toLowerCase()}`}`,
  more: 'Cargar más',
  preflight: {
    measuring: 'Midiendo para los mercados',
    fits: (count, total, mendable) =>
      [
        `Encaja en ${count} de ${total} destinos`,
        ...(mendable > 0 ? [`en ${mendable} más tras ajustarla`] : []),
      ].join(', '),
    failed: 'Sin medir',
  },
  done: {
    title: (skipped) => (skipped === 0 ? 'Todo revisado' : 'Fin de la lista'),
    text: (skipped) =>
      skipped === 0 ? 'Aquí no queda nada por ver.' : `Has saltado ${pictures(skipped)}.`,
    again: 'Ver las saltadas',
    approved: 'Ver las aprobadas',
  },
  empty: {
    open: { title: 'Nada que revisar', text: 'Aquí aparecen las imágenes que haces.' },
    approved: {
      title: 'Aún no hay nada aprobado',
      text: 'Las imágenes que apruebas esperan aquí a que las exportes.',
    },
    rejected: {
      title: 'Nada rechazado',
      text: 'Las imágenes rechazadas esperan aquí hasta que las elimines.',
    },
  },
  generate: 'Hacer imágenes',
  export: 'Exportar las aprobadas',
  exportLimit: 'En esta exportación solo están las 200 imágenes aprobadas más recientes.',
  exportName: 'todos los productos',
  exportNone: 'No queda ninguna imagen aprobada por exportar. Quizá cambió en otra ventana.',
  exportFailed: 'No se pudo obtener la lista de imágenes aprobadas. Inténtalo de nuevo.',
  delete: {
    open: 'Eliminar las rechazadas',
    title: (count) => `¿Eliminar ${pictures(count)}?`,
    text: (product) =>
      `Se eliminan todas las imágenes rechazadas de ${product ?? 'todos los productos'}. Justo después podrás deshacerlo.`,
    confirm: 'Eliminar',
    done: (count) =>
      `${pictures(count)} ${plural(count, { one: 'eliminada', other: 'eliminadas' })}.`,
    none: 'No queda ninguna imagen rechazada.',
    failed: 'No se pudieron eliminar todas las imágenes. Inténtalo de nuevo.',
    undo: 'Deshacer',
    restored: (count) =>
      `${pictures(count)} ${plural(count, { one: 'recuperada', other: 'recuperadas' })}.`,
    restoreFailed: 'No se pudieron recuperar todas las imágenes. Inténtalo de nuevo.',
  },
  errors: {
    save: 'Esta decisión no se guardó y se ha deshecho; decide otra vez.',
    gone: 'Esta imagen ya no existe. Quizá se eliminó en otra ventana.',
  },
}
