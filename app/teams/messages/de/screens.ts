import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

export const TEAM_MESSAGES: Translation<typeof English.TEAM_MESSAGES> = {
  invitationOfOther: {
    title: 'Einladung in ein Team',
    heading: 'Diese Einladung gilt jemand anderem',
    intro: (team, invited, email) =>
      `Die Einladung in das Team ${team} ging an ${invited}; Sie sind als ${email} angemeldet. Wenn beides Sie sind, melden Sie sich ab und fahren Sie mit dem anderen Konto fort.`,
  },
  settings: 'Team-Einstellungen',
  scope:
    'Ein Team führt Personen und ihre Rollen auf. Produkte, Bilder und Credits werden nicht geteilt: Sie bleiben bei der Person, der sie gehören.',
  name: 'Teamname',
  nameHint: 'Der Name des Teams und wem es gehört.',
  owner: 'Inhaber des Teams',
  save: 'Speichern',
  saved: 'Gespeichert.',
  create: {
    title: 'Team erstellen',
    details: 'Angaben zum Team',
    hint: 'Das Team gehört Ihnen: Sie laden Personen ein, legen ihre Rollen fest und können es später übergeben.',
    submit: 'Erstellen',
  },
  add: {
    title: 'Teammitglied hinzufügen',
    hint: 'Die Person erhält eine Einladung per E-Mail und tritt bei, sobald sie sie annimmt.',
    intro: 'Geben Sie die E-Mail-Adresse der Person an, die Sie in dieses Team aufnehmen möchten.',
    email: 'E-Mail',
    role: 'Rolle',
    submit: 'Hinzufügen',
    added: 'Hinzugefügt.',
  },
  pending: {
    title: 'Offene Einladungen',
    hint: 'Diese Personen wurden eingeladen und sind noch nicht beigetreten.',
    cancel: 'Zurückziehen',
    cancelFor: (email) => `Einladung an ${email} zurückziehen`,
  },
  members: {
    title: 'Teammitglieder',
    hint: 'Alle Personen in diesem Team außer dem Inhaber.',
    you: 'Sie',
    roleOf: (name, role) => `${role}: Rolle von ${name} ändern`,
    manageRole: 'Rolle festlegen',
    manageRoleOf: (name) => `Welche Rolle ${name} in diesem Team hat.`,
    transfer: 'Zum Inhaber machen',
    transferOf: (name) => `Zum Inhaber machen: ${name}`,
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    leave: 'Verlassen',
  },
  confirm: {
    remove: 'Teammitglied entfernen',
    removeBody: (name) =>
      `Möchten Sie ${name} wirklich aus dem Team entfernen? Zurückkommen ist nur mit einer neuen Einladung möglich.`,
    leave: 'Team verlassen',
    leaveBody: 'Möchten Sie dieses Team wirklich verlassen?',
    transfer: 'Team übergeben',
    transferBody: (name) =>
      `${name} wird Inhaber dieses Teams und entscheidet, wer dazugehört. Sie bleiben als Administrator dabei. Nur ${name} kann es zurückgeben.`,
    delete: 'Team löschen',
    deleteBody: (team) =>
      `Möchten Sie ${team} wirklich löschen? Mitglieder und Einladungen werden endgültig entfernt. Produkte und Bilder bleiben erhalten.`,
  },
  remove: {
    title: 'Team löschen',
    hint: 'Dieses Team endgültig entfernen.',
    body: 'Mit dem Team werden seine Mitglieder und Einladungen entfernt. Produkte, Bilder und Credits der Personen bleiben erhalten.',
  },
  cancel: 'Abbrechen',
}
