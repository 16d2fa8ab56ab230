import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/setup.js'

export const SETUP_MESSAGES: Translation<typeof English.SETUP_MESSAGES> = {
  title: 'Vitrine einrichten',
  intro:
    'Legen Sie das Konto an, das diese Installation betreut. Danach richten Sie dessen zweiten Faktor ein, und seine Seiten zeigen, was noch zu tun ist.',
  key: 'Einrichtungsschlüssel',
  keyHint: 'Er steht im Protokoll des Starts.',
  submit: 'Betreiber anlegen',
  wrongKey: 'Das ist nicht der Schlüssel dieser Installation. Er steht im Protokoll des Starts.',
}
