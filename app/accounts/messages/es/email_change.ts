import type { Translation } from '~/i18n/translation'
import type * as English from '../en/email_change'

export const EMAIL_CHANGE_BANNERS: Translation<typeof English.EMAIL_CHANGE_BANNERS> = {
  changed: 'Tu correo electrónico ha cambiado.',
  taken: 'Otra persona ya usa este correo electrónico. El tuyo no ha cambiado: elige otro.',
  gone: 'Este enlace ya no funciona.',
  oldTaken:
    'Otra persona ya usa este correo electrónico. Escribe a quien gestiona esta instalación.',
}

export const EMAIL_CHANGE_MESSAGES: Translation<typeof English.EMAIL_CHANGE_MESSAGES> = {
  pending: (email) =>
    `Hemos enviado un enlace a ${email}. Tu correo cambiará cuando lo abras en este navegador; hasta entonces todo sigue igual.`,
  resend: 'Enviar de nuevo',
  resent: (email) => `El enlace se ha enviado otra vez a ${email}.`,
  cancel: 'Cancelar',
  undo: {
    title: 'Deshacer el cambio',
    heading: '¿Conservar tu correo?',
    intro: (oldEmail, newEmail) =>
      `El correo electrónico de tu cuenta iba a cambiar de ${oldEmail} a ${newEmail}.`,
    effect:
      'Si no has sido tú, deshazlo aquí. Entonces se cierran todas las sesiones de tu cuenta, la contraseña deja de valer y se elimina lo que se haya añadido desde el día anterior. Te enviamos un enlace para definir una contraseña nueva.',
    submit: 'Deshacer el cambio',
    undone: (oldEmail) =>
      `El cambio se deshizo: tu cuenta volvió a ${oldEmail}, y allí se envió un enlace para definir una contraseña nueva.`,
    over: 'Este cambio ya no se puede deshacer. Si alguien se ha quedado con tu cuenta, escribe a quien gestiona esta instalación.',
    logIn: 'Iniciar sesión',
  },
}
