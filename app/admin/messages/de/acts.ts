import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/acts.js'

export const ACTS: Translation<typeof English.ACTS> = {
  add_operator: 'Rolle des Betreibers gegeben',
  remove_operator: 'Rolle des Betreibers genommen',
  credits: 'Credits gegeben',
  suspend: 'Konto gesperrt',
  restore: 'Sperre aufgehoben',
  verify: 'Adresse als bestätigt vermerkt',
  sign_out: 'Überall abgemeldet',
  second_factor: 'Zweiten Faktor entfernt',
  delete: 'Konto gelöscht',
  view: 'Konto angesehen',
  cancel: 'Arbeit abgebrochen',
  refund: 'Credits einer Arbeit zurückgegeben',
  hold_payouts: 'Auszahlungen angehalten',
  release_payouts: 'Auszahlungen wieder freigegeben',
  settle_payouts: 'Auszahlungen von Hand abgeschlossen',
  retry_webhook: 'Wartende Nachrichten senden lassen',
  disable_webhook: 'Webhook ausgeschaltet',
  see_errors: 'Fehler als gesehen vermerkt',
}

export const ACT_BANNERS: Translation<typeof English.ACT_BANNERS> = {
  credits: 'Die Credits sind gegeben.',
  suspend: 'Das Konto ist gesperrt.',
  restore: 'Die Sperre ist aufgehoben.',
  verify: 'Die Adresse gilt als bestätigt.',
  sign_out: 'Das Konto ist überall abgemeldet.',
  second_factor: 'Der zweite Faktor ist entfernt.',
  delete: 'Das Konto ist gelöscht.',
  cancel: 'Die Arbeit wird abgebrochen.',
  refund: 'Die Credits sind zurückgegeben.',
  hold_payouts: 'Auszahlungen an diesen Partner sind angehalten.',
  release_payouts: 'Auszahlungen an diesen Partner gehen weiter.',
  settle_payouts: 'Die Auszahlungen sind abgeschlossen.',
  retry_webhook: 'Was wartet, wird jetzt gesendet.',
  disable_webhook: 'Der Endpunkt ist ausgeschaltet, und sein Besitzer erfährt es.',
  see_errors: 'Als gesehen vermerkt.',
}
