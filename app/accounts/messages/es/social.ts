import type { Translation } from '~/i18n/translation'
import type * as English from '../en/social'

export const SOCIAL_MESSAGES: Translation<typeof English.SOCIAL_MESSAGES> = {
  mismatch: (provider) =>
    `Este inicio de sesión con ${provider} no empezó aquí o ha caducado. Inténtalo de nuevo.`,
  unreachable: (provider) => `No se pudo acceder a ${provider}. Inténtalo de nuevo.`,
  refused: (provider) => `${provider} rechazó el inicio de sesión.`,
  emailTaken: (provider) =>
    `Ya existe una cuenta con este correo electrónico. Inicia sesión para conectar tu cuenta de ${provider}.`,
  registrationDisabled: 'El registro está desactivado.',
  linked: (provider) => `Tu cuenta de ${provider} se ha conectado.`,
  denied: (provider) => `No se conectó la cuenta de ${provider} porque lo rechazaste.`,
  usedByAnother: (provider) =>
    `Parece que otra persona usa esta cuenta de ${provider}. Inicia sesión.`,
  expired: (provider) => `La respuesta de ${provider} ha caducado. Conecta la cuenta de nuevo.`,
  removed: 'Cuenta quitada',
  lastSignIn: 'Es tu única forma de iniciar sesión. Define primero una contraseña.',
  photoUpdated: 'Foto de perfil actualizada',
  photoFailed: 'No se pudo obtener la imagen',
  linkSent: 'Se ha enviado un enlace a tu correo electrónico. Ábrelo en este navegador.',
}
