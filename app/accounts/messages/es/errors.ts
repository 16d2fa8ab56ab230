import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/errors'

export const ACCOUNT_ERRORS: Translation<typeof English.ACCOUNT_ERRORS> = {
  mailedCode: 'Este código no es el que enviamos.',
  signedOutForGuessing:
    'Se ha cerrado tu sesión: la contraseña o el código fue incorrecto demasiadas veces.',
  signInAgain: 'El código fue incorrecto demasiadas veces o ha caducado. Inicia sesión de nuevo.',
  credentials: 'El correo o la contraseña no son correctos.',
  suspended: 'Esta cuenta está suspendida. Escríbenos, por favor.',
  registrationClosed: 'En este momento no se pueden crear cuentas nuevas.',
  onlyLooking:
    'Estás viendo la cuenta de un comerciante: no se puede cambiar nada ni ver nada secreto.',
  storageLimit: (most) =>
    `Tu cuenta puede guardar ${formatNumber(most)} MB de archivos, y con esto serían más. Elimina productos o archivos que ya no necesites, o escríbenos.`,
  tooManyLogins: (seconds) =>
    `Demasiados intentos de inicio de sesión. Inténtalo de nuevo en ${seconds} ${plural(seconds, { one: 'segundo', other: 'segundos' })}.`,
  wrongConfirmation: 'La contraseña no es correcta.',
  wrongPassword: 'La contraseña no es correcta.',
  confirmByMail: 'Confírmalo antes por correo: tu cuenta no tiene contraseña.',
  resetToken: 'Este enlace para restablecer la contraseña no es válido.',
  resetWait: 'Espera un momento antes de volver a intentarlo.',
  emailWait: 'Espera un poco antes de volver a cambiar tu correo.',
  teamsWithMembers:
    'Otras personas trabajan en un equipo tuyo: transfiérelo primero o marca que también se elimine.',
  photoKind: 'La foto debe ser un archivo JPEG o PNG.',
  photoSize: 'La foto no puede pesar más de 1024 kilobytes.',
}

export const PASSWORD_BANNERS: Translation<typeof English.PASSWORD_BANNERS> = {
  confirmedByMail: 'Has confirmado que eres tú, durante 15 minutos.',
  linkSent: 'Te hemos enviado un enlace para restablecer la contraseña.',
  reset: 'Tu contraseña se ha restablecido.',
  claimed:
    'Se ha eliminado lo que se configuró en tu cuenta antes de demostrar este correo. Un mensaje te cuenta más.',
  set: 'Tu contraseña se ha guardado.',
}
