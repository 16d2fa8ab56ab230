import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const TEAM_ERRORS: Translation<typeof English.TEAM_ERRORS> = {
  forbidden: 'Diese Aktion ist nicht erlaubt.',
  nameless: 'Bitte geben Sie einen Namen ein.',
  role: 'Bitte wählen Sie eine gültige Rolle.',
  invited: 'Diese Person wurde bereits in das Team eingeladen.',
  member: 'Diese Person gehört bereits zum Team.',
  unregistered: 'Mit dieser E-Mail-Adresse ist niemand registriert.',
  leaveOwn: 'Sie können kein Team verlassen, das Sie selbst erstellt haben.',
  deletePersonal: 'Sie können Ihr persönliches Team nicht löschen.',
  transferPersonal: 'Sie können Ihr persönliches Team nicht übergeben.',
  transferTo: 'Bitte wählen Sie ein Mitglied des Teams aus.',
}

export const TEAM_BANNERS: Translation<typeof English.TEAM_BANNERS> = {
  created: (team) => `${team} wurde erstellt.`,
  deleted: (team) => `${team} wurde gelöscht.`,
  left: (team) => `Sie haben ${team} verlassen.`,
  transferred: (team, owner) => `${team} gehört jetzt ${owner}.`,
  alreadyIn: (team) => `Sie gehören schon zum Team ${team}.`,
  accepted: (team) => `Sie haben die Einladung in das Team ${team} angenommen.`,
}

export const ROLE_MESSAGES: Translation<typeof English.ROLE_MESSAGES> = {
  admin: {
    name: 'Administrator',
    description: 'Administratoren dürfen alles tun.',
  },
  editor: {
    name: 'Bearbeiter',
    description: 'Bearbeiter dürfen lesen, anlegen und ändern.',
  },
}
