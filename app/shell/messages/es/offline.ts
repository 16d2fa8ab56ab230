import type { Translation } from '~/i18n/translation'
import type * as English from '../en/offline'

export const OFFLINE_MESSAGES: Translation<typeof English.OFFLINE_MESSAGES> = {
  title: 'Sin conexión',
  heading: 'No se puede acceder a Vitrine',
  body: 'Comprueba tu red. Esta página continúa sola en cuanto haya conexión; lo que hayas encargado sigue sin ella.',
  action: 'Reintentar',
}
