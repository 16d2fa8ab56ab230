import type { Translation } from '~/i18n/translation'
import type * as English from '../en/client'

export const CLIENT_MESSAGES: Translation<typeof English.CLIENT_MESSAGES> = {
  offline: 'No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.',
  timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
  invalidAnswer: 'Respuesta no válida del servidor',
  status: (status) => `El servidor respondió con el estado ${status}.`,
  tooSlow:
    'La conexión era demasiado lenta: no todo llegó a tiempo. Inténtalo de nuevo con menos archivos o más pequeños.',
  tooBig: 'Es más de lo que se puede enviar de una vez. Envía menos archivos o más pequeños.',
  tooMany: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  overloaded: 'Ahora mismo hay muchísimas visitas. Inténtalo de nuevo dentro de unos segundos.',
  failed: 'Algo ha salido mal. Inténtalo de nuevo.',
  away: 'Sin conexión con Vitrine. Reintentando...',
  outdated: {
    title: 'Vitrine se ha actualizado',
    body: 'Falta una parte de esta página, porque se abrió antes de la actualización. Nada cambia hasta que vuelvas a cargarla: copia antes lo que hayas escrito y no hayas enviado.',
    missing: 'Falta una parte de esta página, porque se abrió antes de la actualización.',
    action: 'Cargar de nuevo',
    later: 'Más tarde',
  },
  expired: {
    title: 'Página caducada',
    body: 'Esta página estuvo abierta tanto tiempo que su token de seguridad ya no vale. No se ha perdido nada de lo que escribiste: continúa y vuelve a enviarlo.',
    action: 'Continuar',
    failed: 'No se pudo renovar la página. Comprueba tu red e inténtalo de nuevo.',
  },
}
