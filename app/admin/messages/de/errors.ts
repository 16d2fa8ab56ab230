import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/errors.js'

export const ADMIN_ERRORS: Translation<typeof English.ADMIN_ERRORS> = {
  ofOperator:
    'Dieses Konto hat die Rolle des Betreibers. Nehmen Sie ihm zuerst die Rolle, an der Konsole: `node ace.js operators:remove`.',
  notRefundable: 'Dafür wurde nichts genommen, oder es ist schon zurückgegeben.',
  notRepeatable:
    'Das lässt sich nicht neu machen: Es ist schon geschehen, der Händler hat es verworfen, oder woraus es gemacht wurde, ist weg.',
  offByEnvironment: 'FEATURES_OFF schaltet dies aus: Ändern Sie es dort und starten Sie neu.',
  notSettled:
    'Diese Sammlung lässt sich nicht abschließen: Es gibt sie nicht, sie ist zu Ende, oder sie wird noch gesendet.',
  noOpenPayout: 'Keine Auszahlung dieser Sammlung mit dieser ID ist offen.',
  endpointOff: 'Dieser Endpunkt ist ausgeschaltet: Ihm wird nichts gesendet.',
  nothingToSend:
    'Nichts lässt sich noch einmal senden: Es ist schon geschehen, kann angekommen sein oder ist vergessen.',
  nothingWaits: 'Nichts wartet darauf, gesendet zu werden.',
  pausedAlready: 'Diese Warteschlange ist schon angehalten.',
  notPaused: 'Diese Warteschlange ist nicht angehalten.',
  notFailed: 'Dieser Auftrag gehört nicht mehr zu den gescheiterten.',
  needed: 'Das wird gebraucht.',
  notAnOption: 'Wählen Sie eines davon.',
  ofEnvironment: 'Das setzt die Umgebung: ändern Sie es dort und starten Sie neu.',
}
