import type { Translation } from '~/i18n/translation'
import type * as English from '../en/security_events'

export const SECURITY_EVENTS: Translation<typeof English.SECURITY_EVENTS> = {
  registered: 'Konto erstellt',
  signed_in: 'Angemeldet',
  signed_in_new_device: 'Von einem neuen Gerät angemeldet',
  sign_in_failed: 'Anmeldung gescheitert: falsches Passwort',
  sign_in_refused: 'Anmeldung abgelehnt: zu viele Versuche',
  code_failed: 'Anmeldung gescheitert: falscher Code der Zwei-Faktor-Anmeldung',
  code_mailed: 'Anmeldung: ein Code wurde per E-Mail geschickt',
  mailed_code_failed: 'Anmeldung gescheitert: falscher Code aus der E-Mail',
  confirmation_failed: 'Falsches Passwort oder falscher Code nach der Anmeldung',
  session_ended_guessing: 'Sitzung nach zu vielen falschen Passwörtern oder Codes beendet',
  reset_requested: 'Link zum Zurücksetzen des Passworts angefordert',
  identity_confirmed: 'Identität bestätigt',
  signed_out_others: 'Andere Browsersitzungen abgemeldet',
  remember_reused: 'Eine gemerkte Anmeldung wurde zweimal verwendet und beendet',
  password_changed: 'Passwort geändert',
  password_set: 'Passwort festgelegt',
  password_reset: 'Passwort per E-Mail zurückgesetzt',
  email_change_requested: 'Änderung der E-Mail-Adresse angefordert',
  email_change_cancelled: 'Änderung der E-Mail-Adresse abgebrochen',
  email_change_undone: 'Änderung der E-Mail-Adresse von der alten aus rückgängig gemacht',
  account_claimed:
    'Konto vom Inhaber der Adresse übernommen; was vorher eingerichtet war, wurde entfernt',
  email_changed: 'E-Mail-Adresse geändert',
  email_verified: 'E-Mail-Adresse bestätigt',
  two_factor_enabled: 'Zwei-Faktor-Anmeldung eingeschaltet',
  two_factor_disabled: 'Zwei-Faktor-Anmeldung ausgeschaltet',
  recovery_codes_replaced: 'Wiederherstellungscodes erneuert',
  recovery_code_used: 'Mit einem Wiederherstellungscode angemeldet',
  account_connected: 'Konto verbunden: {provider}',
  account_disconnected: 'Verbundenes Konto entfernt: {provider}',
  token_created: 'API-Token erstellt: {name}',
  token_changed: 'Berechtigungen eines API-Tokens geändert: {name}',
  token_revoked: 'API-Token widerrufen: {name}',
  tokens_revoked: 'Alle API-Tokens widerrufen ({count})',
  provider_key_entered: 'Eigener Anbieterschlüssel hinterlegt',
  provider_key_removed: 'Eigener Anbieterschlüssel entfernt',
  webhook_added: 'Webhook hinzugefügt: {url}',
  webhook_moved: 'Webhook an eine andere Adresse verlegt: {url}',
  webhook_removed: 'Webhook entfernt: {url}',
  webhook_secret_shown: 'Geheimnis eines Webhooks angezeigt: {url}',
  webhook_secret_replaced: 'Geheimnis eines Webhooks ersetzt: {url}',
  payout_address_changed: 'Auszahlungsadresse geändert',
  team_handed_over: 'Team übergeben: {team}',
  team_deleted: 'Team gelöscht: {team}',
  data_requested: 'Kopie aller Daten angefordert',
  viewed_by_operator: 'Jemand vom Betreiber hat das Konto angesehen',
}

export const EVENT_TIMES: typeof English.EVENT_TIMES = (times) => ` (${times} mal)`

export const AGENT_MESSAGES: Translation<typeof English.AGENT_MESSAGES> = {
  unknown: 'Unbekanntes Gerät',
  on: (browser, platform) => `${browser} unter ${platform}`,
}
