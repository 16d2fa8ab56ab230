import type { Translation } from '~/i18n/translation'
import type * as English from '../en/palette'

export const PALETTE_MESSAGES: Translation<typeof English.PALETTE_MESSAGES> = {
  button: 'Suche und Befehle',
  label: 'Zu einem Produkt oder einer Seite gehen oder etwas tun',
  placeholder: 'Produkte, Seiten und Aktionen suchen',
  pages: 'Seiten',
  actions: 'Aktionen',
  products: 'Produkte',
  results: 'Suchergebnisse',
  none: (search) => `Nichts heißt „${search}“.`,
  unreachable: 'Ihre Produkte konnten nicht durchsucht werden. Prüfen Sie Ihre Verbindung.',
  untrained: 'nicht trainiert',
  hint: 'Pfeiltasten wählen aus, Enter öffnet, Esc schließt.',
  entries: {
    assets: 'Meine erstellten Medien',
    review: 'Ergebnisse prüfen',
    videos: 'Videos erstellen',
    imports: 'Produkte aus einer Liste importieren',
    manual: 'Neues Produkt ohne Training',
    batch: 'Serie starten',
    apiTokens: 'API-Token',
    apiDocs: 'API-Dokumentation',
    webhooks: 'Webhooks',
    switchTo: (team) => `Zu ${team} wechseln`,
    shortcuts: 'Tastenkürzel',
  },
}

export const SHORTCUT_MESSAGES: Translation<typeof English.SHORTCUT_MESSAGES> = {
  title: 'Tastenkürzel',
  option: 'Diese Liste mit der Taste ? öffnen',
  optionHint:
    'Schalten Sie das aus, wenn Sie mit Ihrem Computer sprechen. Suche und Befehle führen auch hierher.',
  groups: [
    {
      title: 'Überall',
      keys: [
        { keys: ['Strg K', '⌘ K'], does: 'Suche und Befehle' },
        { keys: ['?'], does: 'Diese Liste' },
        { keys: ['Esc'], does: 'Schließen, was offen ist' },
      ],
    },
    {
      title: 'Beschreibungen',
      keys: [{ keys: ['↑', '↓'], does: 'Frühere Beschreibungen, im leeren Feld' }],
    },
    {
      title: 'Bilder in voller Größe',
      keys: [
        { keys: ['←', '→'], does: 'Voriges, nächstes' },
        { keys: ['+', '−', '0'], does: 'Zoom, ganzes Bild' },
        { keys: ['C'], does: 'Mit dem Foto vergleichen' },
      ],
    },
    {
      title: 'Prüfen',
      keys: [
        { keys: ['A', '→'], does: 'Freigeben' },
        { keys: ['R', '←'], does: 'Ablehnen' },
        { keys: ['S'], does: 'Überspringen' },
        { keys: ['U', 'Strg Z'], does: 'Rückgängig' },
      ],
    },
  ],
}
