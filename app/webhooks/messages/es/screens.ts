import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/screens'

export const WEBHOOK_MESSAGES: Translation<typeof English.WEBHOOK_MESSAGES> = {
  title: 'Webhooks',
  intro:
    'Vitrine avisa a tu propio servidor en cuanto termina un trabajo, para que tus programas no tengan que preguntar. Cada mensaje va firmado.',
  add: 'Añadir endpoint',
  empty: 'Aún no hay endpoints',
  emptyHint: 'Añade la dirección de tu servidor y elige de qué se le avisa.',
  full: (most) => `Son ${most} endpoints, que es el máximo. Elimina uno para añadir otro.`,
  list: 'Endpoints',
  endpoint: 'Endpoint',
  endpointIntro: (seconds) =>
    `Tu servidor acepta un evento respondiendo con un estado de 200 a 299 en ${seconds} segundos. Todo lo demás cuenta como fallo.`,
  badges: { on: 'Activo', off: 'Inactivo', failing: 'Con fallos' },
  form: {
    add: 'Añadir endpoint',
    edit: 'Editar endpoint',
    url: 'Dirección',
    urlHint: 'Los eventos se le envían por POST, como JSON.',
    placeholder: 'https://shop.example.com/webhooks',
    description: 'Descripción',
    descriptionHint: 'Para qué es, por ejemplo «Importación de la tienda». Puede quedar vacío.',
    events: 'Eventos',
    enabled: 'Enviar eventos a este endpoint',
    create: 'Añadir',
    save: 'Guardar',
    cancel: 'Cancelar',
  },
  disabled: {
    owner: 'Este endpoint está desactivado: no se le envía nada.',
    gone: 'Este endpoint respondió que ya no existe (estado 410) y se desactivó.',
    failing: 'Este endpoint no aceptó nada durante días y se desactivó.',
    operator: 'Quien opera Vitrine ha desactivado este endpoint: no se le envía nada.',
  },
  enable: 'Activar',
  failing: 'Ahora mismo falla lo que se envía a este endpoint. El registro dice por qué.',
  edit: 'Editar',
  test: 'Enviar evento de prueba',
  remove: {
    button: 'Eliminar',
    title: 'Eliminar endpoint',
    body: 'Ya no se le envía nada y su registro desaparece con él. No se puede deshacer.',
    confirm: 'Eliminar',
  },
  secret: {
    title: 'Secreto de firma',
    intro: 'Con él, tu servidor comprueba que un mensaje viene de Vitrine. No lo compartas.',
    label: 'Secreto',
    reveal: 'Mostrar',
    hide: 'Ocultar',
    failed: 'No se pudo mostrar el secreto. Inténtalo de nuevo.',
    unreadable:
      'El secreto ya no se puede leer, porque cambió la clave de esta instalación. Renuévalo para obtener otro.',
    roll: 'Renovar secreto',
    rollTitle: 'Renovar el secreto de firma',
    rollBody: (hours) =>
      `Se crea un secreto nuevo. Durante ${hours} horas los mensajes se firman con ambos, para que tu servidor pueda cambiar.`,
    old: 'El secreto anterior también firma, y termina',
  },
  log: {
    title: 'Entregas',
    intro: (days) =>
      `Qué se envió y cómo respondió tu servidor. Una entrega fallida se reintenta durante 24 horas como máximo; el registro llega hasta ${days} días atrás.`,
    empty: 'Aún no se ha enviado nada.',
    list: 'Entregas',
    more: 'Mostrar más',
    resend: 'Reenviar',
    for: (action, id) => `${action}: ${id}`,
    nextTry: 'Próximo intento:',
    soon: 'en menos de un minuto',
    attempts: (count) => plural(count, { one: '1 intento', other: `${count} intentos` }),
    noAnswer: 'Sin respuesta',
    status: (status) => `Estado ${status}`,
    milliseconds: (ms) =>
      ms < 1000
        ? `${ms} ms`
        : `${formatNumber(ms / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`,
    answer: 'Respuesta',
    states: {
      pending: 'En espera',
      delivered: 'Entregado',
      failed: 'Fallido',
      skipped: 'Sin enviar',
    },
  },
}
