import type { Translation } from '~/shell/languages/translation'
import type * as English from './event_texts'

export const SECURITY_EVENTS: Translation<typeof English.SECURITY_EVENTS> = {
  registered: 'Cuenta creada',
  signed_in: 'Sesión iniciada',
  signed_in_new_device: 'Sesión iniciada desde un dispositivo nuevo',
  sign_in_failed: 'Inicio de sesión fallido: contraseña incorrecta',
  sign_in_refused: 'Inicio de sesión rechazado: demasiados intentos',
  code_failed: 'Inicio de sesión fallido: código de dos factores incorrecto',
  code_mailed: 'Inicio de sesión: se envió un código por correo',
  mailed_code_failed: 'Inicio de sesión fallido: código del correo incorrecto',
  confirmation_failed: 'Contraseña o código incorrectos con la sesión iniciada',
  session_ended_guessing: 'Sesión cerrada tras demasiadas contraseñas o códigos incorrectos',
  reset_requested: 'Enlace para restablecer la contraseña solicitado',
  identity_confirmed: 'Identidad confirmada',
  signed_out_others: 'Cerradas las demás sesiones de navegador',
  remember_reused: 'Un inicio de sesión recordado se usó dos veces y se ha cerrado',
  password_changed: 'Contraseña cambiada',
  password_set: 'Contraseña definida',
  password_reset: 'Contraseña restablecida por correo',
  email_change_requested: 'Cambio de correo electrónico solicitado',
  email_change_cancelled: 'Cambio de correo electrónico cancelado',
  email_change_undone: 'Cambio de correo electrónico deshecho desde el anterior',
  account_claimed: 'Cuenta recuperada por quien tiene el correo; se eliminó lo configurado antes',
  email_changed: 'Correo electrónico cambiado',
  email_verified: 'Correo electrónico verificado',
  two_factor_enabled: 'Autenticación en dos pasos activada',
  two_factor_disabled: 'Autenticación en dos pasos desactivada',
  recovery_codes_replaced: 'Códigos de recuperación renovados',
  recovery_code_used: 'Sesión iniciada con un código de recuperación',
  account_connected: 'Cuenta conectada: {provider}',
  account_disconnected: 'Cuenta conectada quitada: {provider}',
  token_created: 'Token de API creado: {name}',
  token_changed: 'Permisos de un token de API cambiados: {name}',
  token_revoked: 'Token de API revocado: {name}',
  tokens_revoked: 'Todos los tokens de API revocados ({count})',
  provider_key_entered: 'Clave propia del proveedor añadida',
  provider_key_removed: 'Clave propia del proveedor eliminada',
  webhook_secret_shown: 'Secreto de un webhook mostrado: {url}',
  webhook_secret_replaced: 'Secreto de un webhook sustituido: {url}',
  payout_address_changed: 'Dirección de pago cambiada',
  team_handed_over: 'Equipo transferido: {team}',
  data_requested: 'Copia de todos los datos solicitada',
}

export const EVENT_TIMES: typeof English.EVENT_TIMES = (times) => ` (${times} veces)`

export const AGENT_TEXTS: Translation<typeof English.AGENT_TEXTS> = {
  unknown: 'Dispositivo desconocido',
  on: (browser, platform) => `${browser} en ${platform}`,
}
