import type { Translation } from '#app/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/webhooks.js'

export const WEBHOOKS: Translation<typeof English.WEBHOOKS> = {
  title: 'Webhooks der Händler',
  description:
    'Wo Händler erfahren, was geschehen ist. Von einer Adresse steht nur der Host da: Der Rest kann ein Geheimnis enthalten.',
  search: 'Adresse eines Kontos',
  states: { failing: 'Gestört', disabled: 'Aus', all: 'Alle' },
  host: 'Host',
  user: 'Konto',
  state: 'Zustand',
  last: 'Letzter Fehler',
  pending: 'Wartend',
  overdue: (count) => `${formatNumber(count)} überfällig`,
  answered: (status) => `Status ${status}`,
  acts: 'Aktionen',
  on: 'An',
  failing: 'Gestört seit',
  disabled: {
    owner: 'Aus, vom Besitzer',
    gone: 'Aus, antwortete 410',
    failing: 'Aus, tagelang gestört',
    operator: 'Aus, vom Betreiber',
  },
  actions: {
    retry_webhook: {
      button: 'Jetzt versuchen',
      title: 'Jetzt senden, was wartet?',
      body: 'Was auf den nächsten Versuch wartet, wird sofort gesendet, bis zu 500 davon. Scheitert es wieder, wartet es wie zuvor.',
      confirm: 'Jetzt senden',
    },
    disable_webhook: {
      button: 'Ausschalten',
      title: 'Endpunkt ausschalten?',
      body: 'Ihm wird nichts mehr gesendet, und was wartet, verfällt. Sein Besitzer erfährt es per E-Mail und kann ihn wieder einschalten.',
      confirm: 'Ausschalten',
    },
  },
}
