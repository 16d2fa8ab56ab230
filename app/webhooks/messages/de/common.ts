import type { Translation } from '~/i18n/translation'
import { MAX_ENDPOINTS, PATIENCE_MS } from '#config/webhooks'
import type * as English from '../en/common'

export const URL_REFUSALS: Translation<typeof English.URL_REFUSALS> = {
  incomplete: 'Geben Sie die vollständige Adresse ein, etwa https://shop.example.com/webhooks.',
  credentials: 'Lassen Sie Benutzername und Passwort in der Adresse weg.',
  http: 'Die Adresse muss mit https:// beginnen.',
  address: 'Webhooks werden nur an öffentliche Adressen gesendet.',
}

export const WEBHOOK_ERRORS: Translation<typeof English.WEBHOOK_ERRORS> = {
  tooMany: `Sie haben ${MAX_ENDPOINTS} Endpunkte, mehr geht nicht. Löschen Sie zuerst einen.`,
  disabled: 'Dieser Endpunkt ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
}

export const DELIVERY_PROBLEMS: Translation<typeof English.DELIVERY_PROBLEMS> = {
  address: 'Die Adresse ist nicht öffentlich.',
  time: `Innerhalb von ${PATIENCE_MS / 1000} Sekunden kam keine Antwort.`,
  redirect:
    'Die Antwort führt anderswohin, und Webhooks folgen nicht: Geben Sie die endgültige Adresse ein.',
  name: 'Unter diesem Namen ist kein Server bekannt.',
  refused: 'Der Server nimmt unter dieser Adresse keine Verbindungen an.',
  certificate: 'Dem Zertifikat des Servers wird nicht vertraut.',
  unreachable: 'Der Server war nicht erreichbar.',
  secret: 'Das Geheimnis ist nicht lesbar: Erzeugen Sie ein neues.',
  status: 'Die Antwort ist kein Erfolg: Ihr Status muss zwischen 200 und 299 liegen.',
}

export const WEBHOOK_BANNERS: Translation<typeof English.WEBHOOK_BANNERS> = {
  created: 'Der Endpunkt wurde hinzugefügt.',
  saved: 'Der Endpunkt wurde gespeichert.',
  deleted: 'Der Endpunkt wurde gelöscht.',
  rolled: 'Der Endpunkt hat ein neues Geheimnis.',
}
