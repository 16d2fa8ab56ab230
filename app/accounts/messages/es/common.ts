import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const ACCOUNT_MESSAGES: Translation<typeof English.ACCOUNT_MESSAGES> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordConfirmation: 'Confirmar contraseña',
  passwordHint: 'Al menos 8 caracteres',
  login: {
    title: 'Iniciar sesión',
    heading: 'Hola de nuevo',
    remember: 'Recordarme',
    forgot: '¿Has olvidado tu contraseña?',
    submit: 'Iniciar sesión',
    newcomer: '¿No conoces Vitrine?',
    register: 'Crear una cuenta',
  },
  register: {
    title: 'Registrarse',
    heading: 'Crea una cuenta',
    intro: 'Cada cuenta nueva empieza con créditos gratis.',
    withEmail: 'Continuar con correo electrónico',
    submit: 'Registrarse',
    registered: '¿Ya tienes cuenta?',
    agree: 'Acepto:',
    and: 'y',
  },
  registrationClosed: {
    title: 'El registro está cerrado',
    body: 'En este momento no se pueden crear cuentas nuevas. Quien ya tiene una puede entrar como siempre.',
  },
  mailedCode: {
    title: 'Código del correo',
    heading: 'Escribe el código del correo',
    intro: (email) =>
      `Alguien ha probado muchas contraseñas incorrectas para ${email}. Si la tuya era correcta, acabamos de enviar un código a esta dirección.`,
    label: 'Código',
    missing:
      '¿No llega? Mira en la carpeta de spam; si no está, la contraseña era incorrecta: inicia sesión de nuevo o restablécela.',
    submit: 'Iniciar sesión',
    back: 'Iniciar sesión de nuevo',
    reset: 'Restablecer contraseña',
  },
  forgotPassword: {
    title: 'Contraseña olvidada',
    heading: '¿Has olvidado tu contraseña?',
    intro:
      'Escribe el correo electrónico de tu cuenta. Si existe, enviamos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace por correo',
    remembered: '¿Ya la recuerdas?',
    logIn: 'Inicia sesión',
  },
  changeAccount: {
    leave: 'Cerrar sesión y continuar',
    stay: 'Seguir con la sesión abierta',
  },
  resetSignedIn: {
    title: 'Restablecer contraseña',
    heading: 'Has iniciado sesión',
    intro: (email) =>
      `Has iniciado sesión como ${email}. Cierra la sesión para elegir una contraseña nueva con este enlace, para esta cuenta o para otra.`,
  },
  resetPassword: {
    title: 'Restablecer contraseña',
    heading: 'Elige una contraseña nueva',
    intro: 'Se cerrará tu sesión en todos los demás sitios.',
    submit: 'Restablecer contraseña',
    expired: 'Los enlaces valen 60 minutos y una sola vez.',
    again: 'Pedir uno nuevo',
  },
  confirmPassword: {
    title: 'Zona segura',
    intro: 'Confirma tu contraseña antes de continuar.',
    codeIntro: 'Escribe un código de tu aplicación de autenticación antes de continuar.',
    submit: 'Confirmar',
    noPassword: 'Tu cuenta aún no tiene contraseña.',
    setPassword: 'Define una en tu perfil',
  },
  legal: {
    onlyEnglish: 'Esta página solo existe en inglés.',
    terms: 'Condiciones del servicio',
    privacy: 'Política de privacidad',
  },
  verifyEmail: {
    title: 'Verificar correo',
    heading: 'Verifica tu correo electrónico',
    body: 'Hemos enviado un enlace a',
    missing:
      'Ábrelo para continuar. Si el correo no ha llegado, mira en la carpeta de spam o pide que se envíe otra vez.',
    needed:
      'La página que querías abrir es solo para direcciones verificadas. Llegarás a ella en cuanto abras el enlace.',
    sent: 'Se ha enviado un nuevo enlace de verificación a tu correo electrónico.',
    resend: 'Reenviar correo de verificación',
    profile: 'Editar perfil',
    logOut: 'Cerrar sesión',
  },
}
