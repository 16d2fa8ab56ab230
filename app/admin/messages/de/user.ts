import type { Translation } from '#app/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/user.js'

export const USER_MESSAGES: Translation<typeof English.USER_MESSAGES> = {
  kinds: { image: 'Bild', video: 'Video', model: 'Modell' },
  left: (kind, count) => `${formatNumber(count)} ${kind}`,
  work: 'Arbeit',
  payments: 'Zahlungen',
  entries: 'Credits',
  events: 'Sicherheitsverlauf',
  acts: 'Was Betreiber taten',
  limits: {
    usual: 'Wie für alle',
    names: {
      calls_per_minute: 'API-Aufrufe je Minute',
      work_at_once: 'Arbeiten zugleich',
      credits_per_day: 'Credits in 24 Stunden',
      most_products: 'Produkte',
      storage_mb: 'Speicher in MB',
    },
  },
  facts: {
    limits: 'Grenzen',
    id: 'ID',
    name: 'Name',
    created: 'Angelegt',
    verified: 'Adresse bestätigt',
    no: 'Nein',
    signIn: 'Anmeldung',
    password: 'Passwort',
    noPassword: 'kein Passwort',
    secondFactor: 'zweiter Faktor',
    noSecondFactor: 'kein zweiter Faktor',
    suspended: 'Gesperrt',
    credits: 'Verbleibende Credits',
    subscription: 'Abonnement',
    storage: 'Dateien',
    megabytes: (bytes) => `${formatNumber(bytes / 1e6, { maximumFractionDigits: 1 })} MB`,
    products: 'Produkte',
    access: 'Zugänge',
    accessOf: (sessions, tokens, endpoints) =>
      [
        `${formatNumber(sessions)} ${plural(sessions, { one: 'Sitzung', other: 'Sitzungen' })}`,
        `${formatNumber(tokens)} ${plural(tokens, { one: 'Token', other: 'Tokens' })}`,
        `${formatNumber(endpoints)} ${plural(endpoints, { one: 'Webhook', other: 'Webhooks' })}`,
      ].join(', '),
    teams: 'Teams',
    owner: '(Inhaber)',
    member: '(Mitglied)',
    language: 'Sprache',
  },
  actions: {
    more: 'Mehr',
    amount: 'Wie viele',
    kind: 'Art',
    view: {
      button: 'Ansehen als',
      title: 'Sehen, was das Konto sieht?',
      body: '30 Minuten lang sehen Sie die Seiten wie der Händler. Ändern lässt sich nichts, und Geheimes bleibt verborgen. Der Händler findet es in seinem Sicherheitsverlauf.',
      confirm: 'Ansehen',
    },
    credits: {
      button: 'Credits geben',
      title: 'Credits geben',
      body: 'Sie verfallen nie und stehen im Verlauf des Händlers als Geschenk.',
      confirm: 'Credits geben',
    },
    limits: {
      button: 'Grenzen setzen',
      title: 'Grenzen dieses Kontos setzen?',
      body: 'Was leer bleibt, gilt wie für alle Konten. Was bestellt ist, geht weiter.',
      confirm: 'Grenzen setzen',
    },
    suspend: {
      button: 'Sperren',
      title: 'Das Konto sperren?',
      body: 'Niemand kommt mehr hinein, weder mit Passwort noch mit Sitzung oder Token. Was das Konto hat und was läuft, bleibt.',
      confirm: 'Sperren',
    },
    restore: {
      button: 'Sperre aufheben',
      title: 'Die Sperre aufheben?',
      body: 'Der Händler kann sich wieder anmelden, und Tokens gelten wieder.',
      confirm: 'Sperre aufheben',
    },
    verify: {
      button: 'Adresse als bestätigt vermerken',
      title: 'Die Adresse als bestätigt vermerken?',
      body: 'Tun Sie das nur, wenn Sie wissen, dass die Adresse ihm gehört.',
      confirm: 'Vermerken',
    },
    sign_out: {
      button: 'Überall abmelden',
      title: 'Überall abmelden?',
      body: 'Alle Browser müssen sich neu anmelden. Tokens bleiben.',
      confirm: 'Abmelden',
    },
    second_factor: {
      button: 'Zweiten Faktor entfernen',
      title: 'Den zweiten Faktor entfernen?',
      body: 'Danach öffnet das Passwort allein das Konto. Vergewissern Sie sich, dass wirklich der Händler darum bittet; eine E-Mail sagt es ihm.',
      confirm: 'Entfernen',
    },
    delete: {
      button: 'Konto löschen',
      title: 'Das Konto löschen?',
      body: 'Produkte, Bilder, Teams und Credits gehen mit, und ein Abonnement endet. Das lässt sich nicht rückgängig machen.',
      confirm: 'Konto löschen',
    },
  },
}
