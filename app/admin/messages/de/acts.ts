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
  switch_on: 'Funktion eingeschaltet',
  switch_off: 'Funktion ausgeschaltet',
  announce: 'Ankündigung gemacht',
  change_announcement: 'Ankündigung geändert',
  end_announcement: 'Ankündigung beendet',
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
  switch_on: 'Eingeschaltet.',
  switch_off: 'Ausgeschaltet.',
  announce: 'Die Ankündigung ist gemacht.',
  change_announcement: 'Die Ankündigung ist geändert.',
  end_announcement: 'Die Ankündigung ist beendet.',
}
