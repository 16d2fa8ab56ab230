import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/profile'
import { nameProfilePhotos } from '../../profile/profile_photo_kinds.js'

const count = (number: number, one: string, many: string) =>
  `${number} ${plural(number, { one, other: many })}`

const megabytes = (bytes: number) => `${formatNumber(bytes / 1e6, { maximumFractionDigits: 1 })} MB`

export const PROFILE_MESSAGES: Translation<typeof English.PROFILE_MESSAGES> = {
  title: 'Profil',
  description: 'Ihr Konto, seine Sicherheit und Ihre Daten.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  cancel: 'Abbrechen',
  storage: {
    title: 'Speicher',
    description: 'Was die Dateien Ihres Kontos belegen: Fotos, Bilder, Filme, Töne.',
    used: (bytes) => `${megabytes(bytes)} sind belegt.`,
    of: (bytes, most) => `${megabytes(bytes)} von ${megabytes(most)} sind belegt.`,
    full: 'Es lässt sich nichts mehr hochladen: Löschen Sie Produkte oder Dateien, die Sie nicht mehr brauchen. Bilder, die Sie bestellen, bleiben trotzdem.',
  },
  language: {
    title: 'Sprache',
    description: 'Die Sprache der Seiten und der E-Mails an Sie.',
    label: 'Sprache',
  },
  information: {
    title: 'Profilangaben',
    description: 'Ändern Sie die Angaben und die E-Mail-Adresse Ihres Kontos.',
    photo: 'Foto',
    selectPhoto: 'Neues Foto auswählen',
    removePhoto: 'Foto entfernen',
    photoHint: `${nameProfilePhotos('oder')}, höchstens 1 MB.`,
    photoChosen: (name) => `${name}: noch nicht gespeichert`,
    photoTooLarge: 'Das Foto darf höchstens 1024 Kilobyte groß sein.',
    preview: 'Vorschau des neuen Fotos',
    name: 'Name',
    unverified: 'Ihre E-Mail-Adresse ist nicht bestätigt.',
    unverifiedHint: 'Teams und Webhooks stehen Ihnen offen, sobald sie bestätigt ist.',
    resend: 'Bestätigungs-E-Mail erneut senden',
    resent: 'Ein neuer Bestätigungslink wurde an Ihre E-Mail-Adresse gesendet.',
  },
  password: {
    title: 'Passwort ändern',
    description: 'Verwenden Sie ein langes, zufälliges Passwort, das Sie nirgends sonst nutzen.',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen. Alle anderen Browser werden abgemeldet.',
  },
  setPassword: {
    title: 'Passwort festlegen',
    description:
      'Sie melden sich mit einem verbundenen Konto an. Mit einem Passwort können Sie sich ohne dieses anmelden, andere Browser abmelden und Ihr Konto löschen.',
    submit: 'Passwort festlegen',
  },
  sessions: {
    title: 'Browsersitzungen',
    description:
      'Sehen Sie Ihre aktiven Sitzungen in anderen Browsern und auf anderen Geräten, und melden Sie sie ab.',
    text: 'Melden Sie alle anderen Browsersitzungen ab, wenn Sie eine davon nicht kennen, und ändern Sie auch Ihr Passwort.',
    list: 'Browser, in denen Sie angemeldet sind',
    current: 'Dieses Gerät',
    active: 'Zuletzt aktiv',
    unknownAddress: 'Unbekannte Adresse',
    logOut: 'Andere Browsersitzungen abmelden',
    confirmedQuestion: 'Möchten Sie Ihre anderen Browsersitzungen auf allen Geräten abmelden?',
    question:
      'Geben Sie Ihr Passwort ein, um Ihre anderen Browsersitzungen auf allen Geräten abzumelden.',
    tokens: 'Auch alle meine API-Tokens widerrufen',
    tokensHint: 'Programme, die sie verwenden, erreichen Ihr Konto dann nicht mehr.',
    done: 'Erledigt.',
  },
  events: {
    title: 'Sicherheitsverlauf',
    description:
      'Was mit Ihrem Konto geschehen ist. Ändern Sie Ihr Passwort, wenn Sie etwas davon nicht waren.',
    list: 'Sicherheitsverlauf, Neuestes zuerst',
    more: 'Ältere Einträge anzeigen',
    empty: 'Es ist noch nichts geschehen.',
  },
  data: {
    title: 'Ihre Daten',
    description: 'Eine Kopie von allem, was über Sie gespeichert ist.',
    text: 'Ein Archiv mit Ihren Fotos, Bildern und Videos als Dateien und allen Einträgen als JSON. Passwörter und Schlüssel sind nicht enthalten.',
    request: 'Meine Daten herunterladen',
    again: 'Neue Kopie erstellen',
    download: 'Herunterladen',
    progress: 'Ihre Daten werden kopiert',
    running:
      'Ihre Kopie wird erstellt. Sie können diese Seite verlassen: Eine E-Mail sagt Ihnen, wenn sie fertig ist.',
    ready: (size) => `Ihre Kopie ist fertig (${size}).`,
    until: (hours) =>
      `Sie kann noch ${plural(hours, { one: 'eine Stunde', other: `${hours} Stunden` })} lang heruntergeladen werden.`,
    failed: 'Ihre Kopie konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  },
  deletion: {
    title: 'Konto löschen',
    description: 'Löschen Sie Ihr Konto endgültig.',
    lead: 'Ist Ihr Konto gelöscht, lässt sich das nicht rückgängig machen. Laden Sie zuerst Ihre Daten herunter, wenn Sie sie behalten möchten.',
    points: [
      (counts: { products: number; files: number }) =>
        `Sofort gelöscht: ${count(counts.products, 'Produkt', 'Produkte')}, ${count(counts.files, 'Datei', 'Dateien')} (Fotos, Bilder, Videos), API-Token, verbundene Konten und jede Sitzung. Bilder und Videos, die andere von Ihren öffentlichen Produkten erstellt haben, bleiben ihnen.`,
      ({ unfinished }: { unfinished: number }) =>
        unfinished > 0
          ? `${count(unfinished, 'laufende Arbeit wird', 'laufende Arbeiten werden')} abgebrochen.`
          : null,
      () => 'Ihr Abo endet, und übrige Credits verfallen. Beides wird nicht erstattet.',
      () => 'Teams, die Ihnen gehören, werden gelöscht, alle anderen verlassen Sie.',
      () =>
        'Zehn Jahre lang aufbewahrt, weil das Steuerrecht es verlangt: was wann gekauft wurde, ohne Ihren Namen, Ihre Adresse, Bilder oder sonst etwas über Sie.',
      () => 'Kopien in Sicherungen dieses Servers verschwinden, sobald diese ersetzt werden.',
    ],
    unpaid: (sum) =>
      `Sie verlassen das Partnerprogramm: Die ${sum}, die Sie dort verdient haben und die noch nicht ausgezahlt wurden, verfallen.`,
    button: 'Konto löschen',
    confirmedQuestion: 'Möchten Sie Ihr Konto wirklich löschen? Es wird mit allen Daten gelöscht.',
    question:
      'Möchten Sie Ihr Konto wirklich löschen? Geben Sie Ihr Passwort ein, um zu bestätigen, dass es mit allen Daten gelöscht wird.',
    teams: (names) => `Auch diese Teams löschen: ${names}`,
    teamsHint: 'Dort arbeiten andere. Übergeben Sie ein Team zuerst, wenn es bleiben soll.',
    shared: 'In Ihren Teams arbeiten andere',
    handOver: 'übergeben',
    teamName: (name, members) =>
      `${name} mit ${count(members, 'weiteren Mitglied', 'weiteren Mitgliedern')}`,
  },
  passwordField: 'Passwort',
}
