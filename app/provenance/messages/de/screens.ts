import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

/** Relations of sources as C2PA names them, in words. */
const RELATIONS: Record<string, string> = {
  componentOf: 'darin verwendet',
  parentOf: 'dazu verändert',
}

/** How a file came to be, as IPTC names it, in words. */
const SOURCE_TYPES: Record<string, string> = {
  composite: 'Zusammengesetzt aus einem Foto und generierten Teilen',
  algorithmicallyEnhanced: 'Von einem Programm verändert',
  trainedAlgorithmicMedia: 'Von einem KI-Modell gezeichnet',
  compositeWithTrainedAlgorithmicMedia:
    'Zusammengesetzt mit Teilen, die ein KI-Modell gezeichnet hat',
}

export const CREDENTIALS_MESSAGES: Translation<typeof English.CREDENTIALS_MESSAGES> = {
  title: 'Content Credentials',
  hint: 'Signierte Angaben in der Datei selbst: Alle können sie auf jedem Rechner prüfen.',
  loading: 'Die Datei wird geprüft',
  failed: 'Die Content Credentials konnten nicht geprüft werden.',
  again: 'Erneut versuchen',
  none: 'Diese Datei trägt keine Content Credentials: Sie entstand, bevor sie geschrieben wurden, oder wurde nicht signiert.',
  valid: 'Gültig',
  invalid: 'Nicht gültig',
  validHint: 'Die Datei ist, wie sie beim Signieren war.',
  changedHint: 'Die Datei wurde nach dem Signieren verändert.',
  invalidHint: 'Die Signatur oder ihr Zertifikat ist nicht gültig.',
  madeWith: 'Erstellt mit',
  engine: 'Engine',
  how: 'Wie',
  product: 'Produkt',
  madeOf: 'Entstanden aus',
  signedBy: 'Signiert von',
  made: 'Signiert',
  ours: 'dieser Installation',
  nothing: 'Nichts Bekanntem',
  source: (title, relation, sha256) =>
    `${title}, ${RELATIONS[relation] ?? relation}${sha256 ? ` (${sha256.slice(0, 8)}…)` : ''}`,
  sourceType: (name) => SOURCE_TYPES[name] ?? name,
}
