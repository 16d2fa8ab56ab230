import type { Translation } from '~/i18n/translation'
import type * as English from '../en/status'

export const STATUS_MESSAGES: Translation<typeof English.STATUS_MESSAGES> = {
  title: 'Status',
  description: 'Was bei Vitrine gerade funktioniert, was langsam ist und was nicht funktioniert.',
  headings: {
    works: 'Alles funktioniert',
    slow: 'Manches ist gerade langsam',
    down: 'Manches funktioniert gerade nicht',
  },
  states: { works: 'Funktioniert', slow: 'Langsam', down: 'Funktioniert nicht' },
  since: (time, ago) => `seit ${time} (${ago})`,
  announced: (from, until) => (until === null ? `seit ${from}` : `von ${from} bis ${until}`),
  at: (time) => `Stand: ${time}. Laden Sie die Seite neu, um zu sehen, wie es weitergeht.`,
  reassurance:
    'Nichts Gespeichertes geht verloren. Was Sie bestellt haben, wird erstellt, sobald es geht; Credits für das, was nicht erstellt werden kann, kommen zurück.',
  services: {
    pages: {
      name: 'Seiten',
      works: 'Anmelden, Produkte und Ergebnisse ansehen.',
      slow: 'Seiten öffnen sich langsamer als sonst.',
      down: 'Die meisten Seiten lassen sich nicht öffnen.',
    },
    uploads: {
      name: 'Hochladen',
      works: 'Fotos, Bilder und Listen, die Sie hochladen.',
      slow: 'Das Hochladen dauert länger als sonst.',
      down: 'Es kann nichts hochgeladen werden.',
    },
    pictures: {
      name: 'Bilder',
      works: 'Neue Bilder, Hintergründe, Bearbeitungen und Vergrößerungen.',
      slow: 'Bilder warten länger als sonst, bis sie erstellt werden.',
      down: 'Bilder werden nicht erstellt. Sie warten, oder sie scheitern und ihre Credits kommen zurück.',
    },
    films: {
      name: 'Videos',
      works: 'Videos und Reels.',
      slow: 'Videos warten länger als sonst, bis sie erstellt werden.',
      down: 'Videos werden nicht erstellt. Sie warten, oder sie scheitern und ihre Credits kommen zurück.',
    },
    training: {
      name: 'Training',
      works: 'Produkte auf Fotos erkennen und trainieren.',
      slow: 'Trainings warten länger als sonst, bis sie beginnen.',
      down: 'Produkte werden nicht trainiert. Sie warten, oder das Training scheitert und seine Credits kommen zurück.',
    },
    mails: {
      name: 'E-Mails',
      works: 'Links zum Anmelden, Einladungen und Hinweise.',
      slow: 'E-Mails kommen später an als sonst.',
      down: 'Zurzeit werden keine E-Mails verschickt. Sie werden später verschickt.',
    },
    payments: {
      name: 'Zahlungen',
      works: 'Abos, Credit-Pakete und Rechnungen.',
      slow: 'Was Sie bezahlt haben, wird später angezeigt als sonst.',
      down: 'Was Sie bezahlt haben, wird noch nicht angezeigt. Das kommt noch: Bitte zahlen Sie nicht zweimal.',
    },
    webhooks: {
      name: 'Webhooks',
      works: 'Was Ihren eigenen Servern mitgeteilt wird.',
      slow: 'Ereignisse kommen später an als sonst.',
      down: 'Zurzeit werden keine Ereignisse gesendet. Sie werden später gesendet.',
    },
  },
}
