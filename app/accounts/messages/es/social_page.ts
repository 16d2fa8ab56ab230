import type { Translation } from '~/i18n/translation'
import type * as English from '../en/social_page'

export const SOCIAL_PAGE_MESSAGES: Translation<typeof English.SOCIAL_PAGE_MESSAGES> = {
  logInWith: (provider) => `Iniciar sesión con ${provider}`,
  signUpWith: (provider) => `Registrarse con ${provider}`,
  signUpPrompt: 'Regístrate con',
  or: 'o',
  agree: 'Al continuar con una de estas opciones aceptas:',
  prompt: {
    title: (provider) => `Conectar ${provider}`,
    heading: (provider) => `Confirma la conexión de tu cuenta de ${provider}.`,
    body: (provider) => `Después podrás iniciar sesión en Vitrine con esta cuenta de ${provider}.`,
    unknown: 'Si no has empezado esto tú, elige «Rechazar».',
    confirm: 'Confirmar',
    deny: 'Rechazar',
  },
  signUp: {
    title: 'Tu correo electrónico',
    heading: '¿Cuál es tu correo electrónico?',
    body: (provider) =>
      `${provider} no nos ha dado una dirección verificada. Te enviaremos un enlace; ábrelo para terminar.`,
    email: 'Correo electrónico',
    submit: 'Enviar enlace',
    resend: 'Enviar de nuevo',
    sent: (email) =>
      `Hemos enviado un enlace a ${email}. Ábrelo en este navegador antes de una hora.`,
    cancel: 'Volver al inicio de sesión',
  },
  section: {
    title: 'Cuentas conectadas',
    description:
      'Inicia sesión en Vitrine con tus cuentas de otros servicios y desconecta las que ya no uses.',
    connected: 'Conectada',
    notConnected: 'Sin conectar',
    connect: 'Conectar',
    connectLabel: (provider) => `Conectar ${provider}`,
    remove: 'Quitar',
    removeLabel: (provider) => `Quitar ${provider}`,
    photo: 'Usar foto',
    photoLabel: (provider) => `Usar la foto de ${provider} como foto de perfil`,
    only: 'Es tu única forma de iniciar sesión. Define una contraseña antes de quitarla.',
    dialogTitle: (provider) => `Quitar ${provider}`,
    dialogBody: (provider) =>
      `Ya no podrás iniciar sesión con esta cuenta de ${provider}. Puedes volver a conectarla cuando quieras.`,
    dialogConfirm: 'Quitar cuenta',
  },
}
