import type { Translation } from '#app/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/webhooks.js'

export const WEBHOOKS: Translation<typeof English.WEBHOOKS> = {
  title: 'Webhooks de comerciantes',
  description:
    'Adónde se avisa a los comerciantes de lo que ocurre. De una dirección solo se muestra el host: el resto puede contener un secreto.',
  search: 'Dirección de una cuenta',
  states: { failing: 'Fallan', disabled: 'Desactivados', all: 'Todos' },
  host: 'Host',
  user: 'Cuenta',
  state: 'Estado',
  last: 'Último fallo',
  pending: 'En espera',
  overdue: (count) => `${formatNumber(count)} con retraso`,
  answered: (status) => `Estado ${status}`,
  acts: 'Acciones',
  on: 'Activo',
  failing: 'Falla desde',
  disabled: {
    owner: 'Desactivado por su dueño',
    gone: 'Desactivado, respondió 410',
    failing: 'Desactivado, falló durante días',
    operator: 'Desactivado por un operador',
  },
  actions: {
    retry_webhook: {
      button: 'Intentar ahora',
      title: '¿Enviar ahora lo que espera?',
      body: 'Lo que espera el próximo intento se envía enseguida, hasta 500. Si vuelve a fallar, espera como antes.',
      confirm: 'Enviar ahora',
    },
    disable_webhook: {
      button: 'Desactivar',
      title: '¿Desactivar el endpoint?',
      body: 'Ya no se le envía nada, y lo que espera se descarta. Se avisa a su dueño por correo y puede volver a activarlo.',
      confirm: 'Desactivar',
    },
  },
}
