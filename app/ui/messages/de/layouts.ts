import type { Translation } from '~/i18n/translation'
import type * as English from '../en/layouts'

export const SHELL_MESSAGES: Translation<typeof English.SHELL_MESSAGES> = {
  skip: 'Zum Inhalt springen',
  navigation: {
    label: 'Hauptmenü',
    create: 'Produkt anlegen',
    products: 'Meine Produkte',
    generate: 'Erstellen',
    editor: 'KI-Editor',
    batches: 'Serien',
  },
  account: {
    label: 'Konto',
    menu: 'Kontomenü',
    profile: 'Profil',
    billing: 'Abrechnung',
    affiliate: 'Partnerprogramm',
    admin: 'Betrieb',
    logOut: 'Abmelden',
  },
  team: {
    manage: 'Team verwalten',
    settings: 'Team-Einstellungen',
    create: 'Neues Team erstellen',
    switch: 'Team wechseln',
  },
  promo: {
    label: 'Angebot',
    text: '50 % Rabatt für 1 Monat mit dem Code 50OFF.',
    action: 'Abo für 14,50 $/Monat',
    code: '50OFF',
    again: { text: '100 Bilder und 2 Videos jeden Monat.', action: 'Abo für 29 $/Monat' },
  },
  dunning: {
    payment_failed: {
      text: 'Ihre letzte Zahlung ist fehlgeschlagen.',
      action: 'Zahlungsart ändern',
    },
    action_required: {
      text: 'Ihre Bank bittet Sie, eine Zahlung zu bestätigen.',
      action: 'Zahlung bestätigen',
    },
  },
  subscribe: 'Abo abschließen',
  topUp: 'Aufladen',
  topUpCredits: 'Credits aufladen',
  menu: { open: 'Menü öffnen', close: 'Menü schließen' },
  credits: 'Credits',
  guest: { logIn: 'Anmelden', register: 'Konto erstellen', open: 'Vitrine öffnen' },
}
