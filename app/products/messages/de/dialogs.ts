import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/dialogs'

export const DIALOG_MESSAGES: Translation<typeof English.DIALOG_MESSAGES> = {
  lock: {
    label: 'In neuen Bildern',
    options: [
      {
        value: 'locked',
        label: 'Wie auf dem Foto lassen',
        description:
          'Es wird unverändert aus dem Foto in eine neue Szene gesetzt: Schrift und Details stimmen.',
      },
      {
        value: 'free',
        label: 'Neu zeichnen',
        description:
          'Es ist von anderen Seiten und in anderem Licht zu sehen; kleine Details können sich ändern.',
      },
    ],
  },
  visibility: {
    public: {
      title: (name) => `${name} öffentlich machen?`,
      intro: 'Alle, ob angemeldet oder nicht, sehen dann:',
      shown: (photos) => [
        'Name und Beschreibung',
        `${plural(photos, { one: 'das Foto', other: `die ${photos} Fotos` })} in voller Größe, mit den Dateinamen`,
      ],
      kept: 'Alle mit einem Konto dürfen Bilder und Videos davon erstellen. Was Sie selbst erstellt haben, sehen weiterhin nur Sie. Sie können es jederzeit wieder privat machen.',
      confirm: 'Öffentlich machen',
    },
    private: {
      title: (name) => `${name} privat machen?`,
      text: 'Niemand sonst findet es mehr oder kann etwas daraus erstellen. Bilder und Videos, die andere davon erstellt haben, bleiben ihnen.',
      confirm: 'Privat machen',
    },
    failed: 'Das konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  },
  uploadDialog: {
    title: 'Bilder hochladen',
    drop: 'Bilder hier ablegen',
    select: 'Bilder auswählen',
    submit: (count) =>
      count === 0
        ? 'Hochladen'
        : plural(count, { one: '1 Bild hochladen', other: `${count} Bilder hochladen` }),
    uploaded: (count) =>
      plural(count, {
        one: '1 Bild wurde hinzugefügt.',
        other: `${count} Bilder wurden hinzugefügt.`,
      }),
  },
  generateDialog: {
    title: 'Bilder erstellen',
    prompt: 'Bildbeschreibung, auf Englisch',
    placeholder: 'on a wooden table by a window, soft morning light',
    amount: 'Anzahl der Bilder',
    photos: 'Fotos als Vorlage',
    photosHint: 'Ist keines ausgewählt, wird alles verwendet, was im Training gelernt wurde.',
    photosHintUntrained:
      'Dieses Produkt ist noch nicht trainiert: Wählen Sie aus, was als Vorlage dient.',
    submit: 'Erstellen',
  },
}
