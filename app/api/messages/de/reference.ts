import type { Translation } from '~/i18n/translation'
import type * as English from '../en/reference'

export const REFERENCE_MESSAGES: Translation<typeof English.REFERENCE_MESSAGES> = {
  title: 'API-Referenz',
  intro: 'Alles, was Ihre eigenen Programme Vitrine tun lassen können.',
  openApi: 'OpenAPI-Dokument',
  tokens: 'API-Token',
  base: 'Basisadresse',
  token: 'Ihr Token',
  tokenHint:
    'Für „Ausprobieren“. Er bleibt auf dieser Seite und wird vergessen, wenn Sie sie verlassen.',
  callers:
    'Für Aufrufe von Servern: Ein Token in einer Webseite kann jeder Besucher lesen. Browser werden darum von anderen Websites aus nicht eingelassen (kein CORS).',
  loadFailed: 'Die Referenz konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  parameters: 'Parameter',
  body: 'Inhalt',
  required: 'erforderlich',
  answers: 'Antworten',
  file: 'Eine Datei.',
  example: 'Zum Beispiel:',
  errors: 'Fehler',
  samples: 'Beispiel',
  webhooks: 'Webhooks',
  webhooksIntro:
    'Was an Ihre Adressen gesendet wird, wenn eine Arbeit zu Ende ist. Richten Sie sie auf der Seite der Webhooks ein; dort finden Sie auch ihre Geheimnisse.',
  event: 'EREIGNIS',
  headers: 'Header',
  data: 'Daten',
  sent: 'Beispiel',
  tryIt: 'Ausprobieren',
  real: 'Das ist ein echter Aufruf: Er tut, was er sagt, und kostet Credits.',
  tried: 'Mit "dry_run": true sagt er nur, was er kosten würde.',
  bodyField: 'Inhalt als JSON',
  pictureField: 'Bild von diesem Gerät',
  pictureHint: 'Wird als image gesendet, anstelle von image_url.',
  send: 'Senden',
  answered: (status) => `Beantwortet mit ${status}`,
  picture: 'Das Bild der Antwort',
  download: 'Datei herunterladen',
  needsToken: 'Geben Sie oben auf dieser Seite Ihren Token ein.',
  needsValue: 'Geben Sie einen Wert ein.',
  needsJson: 'Das ist kein gültiges JSON.',
  gateway: (status) =>
    `Ein Server auf dem Weg antwortete mit ${status}: Was aus dem Aufruf wurde, ist nicht bekannt. Senden Sie ihn erneut: Nichts wird doppelt getan.`,
  offline: 'Es kam keine Antwort. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
}
