import type { Translation } from '~/i18n/translation'
import type * as English from '../en/errors'

export const ERROR_MESSAGES: Translation<typeof English.ERROR_MESSAGES> = {
  byStatus: {
    403: { title: 'No permitido' },
    404: {
      title: 'Página no encontrada',
      body: 'Esta página no existe o no puedes verla. Comprueba la dirección.',
    },
    419: {
      title: 'Página caducada',
      body: 'La página estuvo abierta demasiado tiempo. Vuelve atrás y envíala de nuevo: lo que escribiste sigue ahí.',
    },
    429: {
      title: 'Demasiadas solicitudes',
      body: 'Espera un momento e inténtalo de nuevo.',
    },
    500: {
      title: 'Algo ha salido mal',
      body: 'Se ha producido un error en el servidor. No se ha perdido nada de lo que guardaste. Inténtalo de nuevo.',
    },
    503: {
      title: 'Volvemos enseguida',
      body: 'Vitrine no puede responder en este momento. Inténtalo de nuevo en breve.',
    },
  },
  other: { title: 'No ha funcionado' },
  retry: 'Reintentar',
  back: 'Volver',
  home: 'Ir a la página de inicio',
  status: 'Ver qué funciona y qué no',
}
