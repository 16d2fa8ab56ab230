import type { Translation } from '~/i18n/translation'
import type * as English from '../en/own_key'

export const OWN_KEY_MESSAGES: Translation<typeof English.OWN_KEY_MESSAGES> = {
  title: 'Tu propia clave del proveedor',
  description: 'Haz tus imágenes y vídeos con tu propia cuenta en fal.',
  none: 'Tus trabajos se hacen con nuestra cuenta y gastan créditos.',
  explanation:
    'Si usas tu propia clave, fal te factura directamente lo que se haga y no se gastan créditos. La clave se guarda cifrada, no se vuelve a mostrar y no se incluye en ninguna copia de tus datos.',
  current: (ending) => `Tus trabajos se hacen con la clave que termina en ${ending}.`,
  replaceHint: 'Los trabajos en curso terminan con la clave con la que empezaron.',
  label: 'Clave',
  newLabel: 'Clave nueva',
  hint: 'Créala en fal.ai/dashboard/keys.',
  save: 'Comprobar y guardar',
  replace: 'Comprobar y reemplazar',
  remove: 'Quitar la clave',
  removeTitle: '¿Quitar tu clave?',
  removeText:
    'Los trabajos nuevos vuelven a gastar créditos. Los que están en curso terminan con la clave, que después se elimina.',
  saved: 'fal acepta esta clave.',
}

export const OWN_KEY_ERRORS: Translation<typeof English.OWN_KEY_ERRORS> = {
  missing: 'Introduce la clave tal como la muestra fal, sin espacios.',
  refused: 'fal no acepta esta clave. Cópiala otra vez de fal.ai/dashboard/keys.',
  exhausted:
    'fal conoce esta clave, pero el saldo de su cuenta se ha agotado. Recárgalo en fal.ai.',
  away: 'Ahora mismo no se puede contactar con fal, así que la clave no se ha podido comprobar ni guardar. Inténtalo de nuevo en un minuto.',
}
