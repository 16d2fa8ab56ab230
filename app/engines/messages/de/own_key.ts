import type { Translation } from '~/i18n/translation'
import type * as English from '../en/own_key'

export const OWN_KEY_MESSAGES: Translation<typeof English.OWN_KEY_MESSAGES> = {
  title: 'Ihr eigener Anbieterschlüssel',
  description: 'Lassen Sie Ihre Bilder und Videos über Ihr eigenes Konto bei fal erstellen.',
  none: 'Ihre Aufträge laufen über unser Konto und kosten Credits.',
  explanation:
    'Mit einem eigenen Schlüssel rechnet fal direkt mit Ihnen ab, und es werden keine Credits abgezogen. Der Schlüssel wird verschlüsselt gespeichert und nie wieder angezeigt; er ist in keiner Kopie Ihrer Daten enthalten.',
  current: (ending) => `Ihre Aufträge laufen über den Schlüssel, der auf ${ending} endet.`,
  replaceHint: 'Laufende Aufträge werden noch mit dem bisherigen Schlüssel abgeschlossen.',
  label: 'Schlüssel',
  newLabel: 'Neuer Schlüssel',
  hint: 'Sie erstellen ihn unter fal.ai/dashboard/keys.',
  save: 'Prüfen und speichern',
  replace: 'Prüfen und ersetzen',
  remove: 'Schlüssel entfernen',
  removeTitle: 'Schlüssel entfernen?',
  removeText:
    'Neue Aufträge kosten wieder Credits. Laufende Aufträge werden noch mit dem Schlüssel abgeschlossen; danach wird er gelöscht.',
  saved: 'fal akzeptiert diesen Schlüssel.',
}

export const OWN_KEY_ERRORS: Translation<typeof English.OWN_KEY_ERRORS> = {
  missing: 'Geben Sie den Schlüssel so ein, wie fal ihn anzeigt, ohne Leerzeichen.',
  refused:
    'fal akzeptiert diesen Schlüssel nicht. Kopieren Sie ihn noch einmal von fal.ai/dashboard/keys.',
  exhausted:
    'fal kennt diesen Schlüssel, aber das Guthaben des zugehörigen Kontos ist aufgebraucht. Laden Sie es bei fal.ai auf.',
  away: 'fal ist gerade nicht erreichbar. Der Schlüssel konnte deshalb nicht geprüft werden und wurde nicht gespeichert. Bitte versuchen Sie es in einer Minute erneut.',
}
