import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const API_MESSAGES: Translation<typeof English.API_MESSAGES> = {
  title: 'API-Token',
  intro: 'Mit Token nutzen Ihre eigenen Programme und andere Dienste Vitrine in Ihrem Namen.',
  abilities: {
    'assets:read': 'Bilder und Videos sehen',
    'credits:read': 'Sehen, welche Credits übrig sind',
    'images:edit': 'Bilder bearbeiten',
    'images:generate': 'Bilder erstellen',
    'products:read': 'Produkte sehen',
    'products:write': 'Produkte anlegen und ändern',
    'videos:generate': 'Videos erstellen',
  },
  name: 'Name des Tokens',
  expiry: {
    label: 'Läuft ab',
    never: 'Nie',
    after: (days) => `Nach ${days} Tagen`,
    none: 'Läuft nicht ab',
    on: (date) => `Läuft am ${date} ab`,
    over: (date) => `Am ${date} abgelaufen`,
  },
  permissions: 'Berechtigungen',
  create: {
    title: 'API-Token erstellen',
    intro: 'Geben Sie jedem Programm einen eigenen Token, mit nicht mehr Rechten, als es braucht.',
    submit: 'Erstellen',
  },
  manage: {
    title: 'API-Token verwalten',
    intro:
      'Löschen Sie Token, die nicht mehr gebraucht werden oder die jemand gesehen haben könnte.',
    lastUsed: (ago) => `Zuletzt verwendet ${ago}`,
    neverUsed: 'Nie verwendet',
    permissions: 'Berechtigungen',
    delete: 'Löschen',
    for: (action, name) => `${action}: ${name}`,
  },
  created: {
    title: 'API-Token',
    body: 'Bitte kopieren Sie Ihren neuen API-Token. Zu Ihrer Sicherheit wird er nicht noch einmal angezeigt.',
    label: 'Neuer Token',
    close: 'Schließen',
  },
  change: {
    title: 'Berechtigungen des API-Tokens',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  delete: {
    title: 'API-Token löschen',
    body: (name) =>
      `Programme mit „${name}“ werden von nun an abgewiesen. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Löschen',
  },
  profile: {
    generate: 'Neuen Token erstellen',
    generateTitle: 'Neuen Token erstellen',
    generateHint: 'Wofür er ist, etwa „Shop-Import“. Der Token darf alles, was Sie dürfen.',
    submit: 'Erstellen',
    cancel: 'Abbrechen',
    none: 'Sie haben noch keine API-Token.',
    tokens: 'Token',
    lastUsed: 'Zuletzt verwendet:',
    never: 'Nie',
    revoke: 'Widerrufen',
    revokeTitle: 'API-Token widerrufen',
    loadFailed: 'Ihre API-Token konnten nicht geladen werden.',
    createFailed: 'Der Token konnte nicht erstellt werden.',
    revokeFailed: 'Der Token konnte nicht widerrufen werden.',
    retry: 'Erneut versuchen',
    choose: 'Berechtigungen je Token festlegen',
    webhooks: 'Webhooks',
    documentation: 'API-Dokumentation ansehen',
  },
  documentation: {
    own: 'Mit Ihrem neuen Token, wie er oben steht:',
    placeholder: 'Mit einem Ihrer Token anstelle von YOUR_API_TOKEN:',
    intro:
      'Dieser Aufruf ändert ein Bild nach Ihrer Beschreibung und liefert die Adresse des neuen.',
    language: 'Sprache',
    rules: [
      'Senden Sie das Bild entweder als image oder als image_url.',
      'Ein image in Base64 beginnt mit seinem Data-URI-Präfix, etwa data:image/jpeg;base64,',
      'Sagen Sie in prompt, was sich ändern soll, oder senden Sie surprise_me als true: Dann wählt die KI.',
      'num_images ist eine Zahl von 1 bis 4; jedes Bild kostet einen Bild-Credit.',
    ],
    answer: 'Die Antwort ist JSON:',
    errors:
      'Ein Aufruf, der scheitert, hat einen Status ab 400 und sagt, warum: 401 bei falschem oder widerrufenem Token, 403 bei fehlender Berechtigung, 422 bei einem falschen Feld.',
    error: 'Senden Sie ein Bild als image oder image_url.',
    more: 'Alle Aufrufe mit Feldern und Fehlern, zum Ausprobieren:',
    reference: 'API-Referenz',
  },
}
