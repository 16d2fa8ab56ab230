import type { Translation } from '~/i18n/translation'
import type { FollowedKind } from '../../generation_state'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/tray'

const THINGS: Record<FollowedKind, (count: number) => string> = {
  train: () => 'Entrenamiento',
  generate: (count) => plural(count, { one: 'Imagen', other: `${count} imágenes` }),
  background: (count) => plural(count, { one: 'Fondo', other: `${count} fondos` }),
  edit: () => 'Imagen editada',
  upscale: () => 'Imagen ampliada',
  video: () => 'Vídeo',
  reel: () => 'Reel',
  video_export: () => 'Exportación de vídeo',
}

const KINDS: Record<string, string> = { image: 'imagen', video: 'vídeo', model: 'modelo' }

export const TRAY_MESSAGES: Translation<typeof English.TRAY_MESSAGES> = {
  title: 'Trabajos en curso',
  button: (open, fresh) =>
    [
      'Trabajos en curso',
      ...(open > 0 ? [`${open} en marcha`] : []),
      ...(fresh > 0 ? [`${fresh} ${plural(fresh, { one: 'nuevo', other: 'nuevos' })}`] : []),
    ].join(', '),
  things: THINGS,
  thingOf: (thing, product) => `${thing} de ${product}`,
  doneWith: (what) => `${what}: listo.`,
  open: 'En marcha',
  ended: 'Últimas 24 horas',
  more: (count) => `y ${formatNumber(count)} más`,
  empty: 'No hay nada en marcha',
  emptyHint: 'Lo que generas aparece aquí, en todas las páginas y en todos tus dispositivos.',
  unreachable: 'No se pudo cargar la lista.',
  retry: 'Reintentar',
  place: (place) =>
    plural(place, { one: 'El siguiente de la cola', other: `Número ${place} de la cola` }),
  queued: 'Esperando su turno',
  working: 'En curso',
  cancel: 'Cancelar',
  cancelOf: (what) => `Cancelar: ${what}`,
  cancelFailed: 'No se pudo cancelar el trabajo. Inténtalo de nuevo.',
  cancelled: (credits) =>
    credits
      ? `Cancelado. ${plural(credits.amount, { one: 'Se ha devuelto', other: 'Se han devuelto' })} ${credits.amount} ${plural(credits.amount, { one: 'crédito', other: 'créditos' })} de ${KINDS[credits.kind] ?? credits.kind}.`
      : 'Cancelado.',
  show: 'Mostrar',
  retryThere: 'Abrir',
  failures: (count, tookCredits) =>
    `${plural(count, { one: 'No se pudo hacer una imagen', other: `No se pudieron hacer ${count} imágenes` })}${tookCredits ? '; los créditos se han devuelto' : ''}.`,
  failed: 'Fallido',
  refunded: 'Tus créditos se han devuelto.',
  batch: {
    finished: (name) => `Lote ${name}: terminado.`,
    credits: (name) => `El lote ${name} está en pausa: no quedan créditos de imagen.`,
    subscription: (name) => `El lote ${name} está en pausa: necesita una suscripción.`,
    limit: (name) =>
      `El lote ${name} está en pausa hasta mañana: tu cuenta ha gastado lo que puede en un día.`,
  },
  done: (count) => `(${count} terminados)`,
  notify: {
    offer: 'Avísame cuando termine',
    hint: 'Muestra una notificación mientras estás en otra ventana.',
    isOn: 'Recibes una notificación cuando termina un trabajo.',
    stop: 'Dejar de avisar',
    blocked:
      'Tu navegador bloquea las notificaciones de este sitio. Puedes permitirlas en sus ajustes.',
  },
}
