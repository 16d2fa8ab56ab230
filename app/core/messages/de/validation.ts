import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/validation'

export const VALIDATION_MESSAGES: Translation<typeof English.VALIDATION_MESSAGES> = {
  rules: {
    'required': 'Bitte füllen Sie dieses Feld aus: {{ field }}.',
    'string': 'Dieses Feld muss Text sein: {{ field }}.',
    'email': 'Das Feld {{ field }} braucht eine gültige E-Mail-Adresse.',
    'minLength': 'Mindestens {{ min }} Zeichen: {{ field }}.',
    'maxLength': 'Höchstens {{ max }} Zeichen: {{ field }}.',
    'confirmed': 'Die Bestätigung stimmt nicht überein: {{ originalField }}.',
    'confirmation': 'Die Bestätigung stimmt nicht überein: {{ field }}.',
    'uncommon':
      'Als eines der ersten probiert: {{ field }}. Wählen Sie eines, das schwerer zu erraten ist.',
    'readable': 'Bitte geben Sie lesbaren Text ohne Steuerzeichen ein: {{ field }}.',
    'readableName':
      'Hier sind unsichtbare Zeichen enthalten: {{ field }}. Tippen Sie es ein, statt es einzufügen.',
    'accepted': 'Bitte stimmen Sie zu: {{ field }}.',
    'boolean': 'Dieses Feld muss wahr oder falsch sein: {{ field }}.',
    'number': 'Bitte geben Sie eine Zahl ein: {{ field }}.',
    'min': 'Mindestens {{ min }}: {{ field }}.',
    'max': 'Höchstens {{ max }}: {{ field }}.',
    'range': 'Zwischen {{ min }} und {{ max }}: {{ field }}.',
    'withoutDecimals': 'Bitte geben Sie eine ganze Zahl ein: {{ field }}.',
    'enum': 'Die Auswahl ist ungültig: {{ field }}.',
    'array': 'Dieses Feld muss eine Liste sein: {{ field }}.',
    'array.minLength': 'Mindestens {{ min }} Einträge: {{ field }}.',
    'array.maxLength': 'Höchstens {{ max }} Einträge: {{ field }}.',
    'database.unique': 'Schon vergeben: {{ field }}.',
  },
  fields: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    current_password: 'aktuelles Passwort',
    password_confirmation: 'Passwortbestätigung',
    terms: 'Bedingungen',
    description: 'Beschreibung',
    prompt: 'Beschreibung',
    paypal_email: 'PayPal-E-Mail-Adresse',
    language: 'Sprache',
  },
  emailTaken: 'Diese E-Mail-Adresse ist schon vergeben.',
  more: (count) =>
    ` (und ${count} ${plural(count, { one: 'weiterer Fehler', other: 'weitere Fehler' })})`,
  paypalEmail: {
    required: 'Bitte geben Sie Ihre PayPal-E-Mail-Adresse ein.',
    email: 'Bitte geben Sie eine gültige PayPal-E-Mail-Adresse ein.',
    maxLength: 'Die PayPal-E-Mail-Adresse darf höchstens 255 Zeichen haben.',
  },
  currentPassword: {
    required: 'Bitte geben Sie Ihr aktuelles Passwort ein.',
    wrong: 'Das ist nicht Ihr aktuelles Passwort.',
  },
  webhook: {
    url: 'Geben Sie die Adresse ein, an die Ereignisse gesendet werden.',
    events: 'Wählen Sie mindestens ein Ereignis.',
  },
}
