import type { Translation } from '~/i18n/translation'
import type * as English from '../en/sign_in'

export const SIGN_IN_MESSAGES: Translation<typeof English.SIGN_IN_MESSAGES> = {
  title: 'Tu sesión ha terminado',
  body: 'Vuelve a iniciar sesión y sigue donde estabas: no se pierde nada de lo que hayas escrito o elegido.',
  elsewhere: 'O en una pestaña nueva:',
  noticed: 'Esta página continúa por sí sola en cuanto inicies sesión allí.',
  done: 'Ya he iniciado sesión',
  notYet: 'Aún no has iniciado sesión.',
  submit: 'Iniciar sesión',
  leave: 'Salir de esta página',
}
