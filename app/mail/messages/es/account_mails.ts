import type { Translation } from '~/i18n/translation'
import type * as English from '../en/account_mails'

export const ACCOUNT_MAIL_MESSAGES: Translation<typeof English.ACCOUNT_MAIL_MESSAGES> = {
  confirmNewEmail: {
    subject: 'Confirma tu correo nuevo',
    heading: 'Confirma tu correo nuevo',
    body: 'Confirma que este correo va a ser el de tu cuenta. Hasta entonces sigue el anterior.',
    action: 'Confirmar correo',
    note: 'El enlace vale {hours} horas, en el navegador en el que has iniciado sesión. Si no lo has pedido, no tienes que hacer nada.',
  },
  emailChangeRequested: {
    subject: 'Tu correo electrónico va a cambiar',
    heading: 'Tu correo electrónico va a cambiar',
    body: 'El {at} alguien, probablemente tú, pidió cambiar el correo electrónico de tu cuenta a {newEmail}. Cambiará cuando se abra el enlace que hemos enviado allí.',
    note: 'Si no has sido tú, escribe cuanto antes a quien gestiona esta instalación.',
  },
  emailChanged: {
    subject: 'Tu correo electrónico ha cambiado',
    heading: 'Tu correo electrónico ha cambiado',
    body: 'El correo electrónico de tu cuenta se cambió a {newEmail} el {at}. A partir de ahora los mensajes van allí.',
    note: 'Si no has sido tú, escribe cuanto antes a quien gestiona esta instalación.',
  },
  undoEmailChange: {
    action: 'No he sido yo: deshacer',
    undo: 'Si has sido tú, no tienes que hacer nada. Si no, deshazlo en un plazo de {days} días: se cierran todas las sesiones de tu cuenta y recibes un enlace para definir una contraseña nueva.',
  },
  accountClaimed: {
    subject: 'Tu cuenta es solo tuya',
    heading: 'Tu cuenta es solo tuya',
    body: 'El {at} demostraste que el correo de tu cuenta es tuyo, algo que nunca hizo quien la registró. Lo configurado hasta entonces se ha eliminado, porque pudo ser otra persona: la contraseña, las sesiones, la autenticación en dos pasos, las cuentas conectadas, los tokens de API, los webhooks, una clave propia del proveedor, la dirección de pago, y los miembros e invitaciones de tus equipos.',
    action: 'Abrir tu perfil',
    note: 'Si lo configuraste tú, configúralo otra vez. Los productos, las imágenes y los créditos siguen donde estaban.',
  },
}
