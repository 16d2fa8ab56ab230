import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/screens'

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${plural(count, { one, other: many })}`

export const PRODUCT_MESSAGES: Translation<typeof English.PRODUCT_MESSAGES> = {
  crumb: 'Meine Produkte',
  list: {
    title: 'Meine Produkte',
    description: 'Alles, was Sie hochgeladen haben.',
    create: 'Produkt anlegen',
    import: 'Importieren',
    empty: 'Noch keine Produkte',
    emptyHint: 'Laden Sie Fotos Ihres ersten Produkts hoch, und trainieren Sie es.',
    public: 'Öffentlich',
    private: 'Privat',
    uploaded: (count) => `${count} hochgeladen`,
    generated: (count) => `${count} erstellt`,
    view: 'Produkt ansehen',
    ways: { photos: 'Bilder', backgrounds: 'Hintergründe', video: 'Video' },
    more: 'Mehr laden',
    status: {
      draft: 'Nicht trainiert',
      training: 'Wird trainiert',
      ready: 'Bereit',
      failed: 'Training fehlgeschlagen',
    },
  },
  show: {
    photo: (product, number) => `${product}, Foto ${number}`,
    sku: (sku) => `SKU ${sku}`,
    upload: 'Bilder hochladen',
    generate: 'Bilder erstellen',
    video: 'Video erstellen',
    reel: 'Reel erstellen',
    more: 'Mehr',
    edit: 'Bearbeiten',
    change: 'Ändern und erneut versuchen',
    makePublic: 'Öffentlich machen',
    makePrivate: 'Privat machen',
    remove: 'Produkt löschen',
    tabs: {
      label: 'Inhalt',
      uploaded: 'Hochgeladene Bilder',
      generated: 'Erstellte Bilder',
      videos: 'Videos',
    },
    adjust: 'Freistellung anpassen',
    adjustOf: (photo) => `Freistellung von ${photo} anpassen`,
    corrected: 'Korrigiert',
    check: 'Freistellung prüfen',
    noPhotos: 'Noch keine Fotos',
    noPhotosHint: 'Laden Sie Fotos von verschiedenen Seiten hoch.',
    noImages: 'Noch keine Bilder',
    noImagesHint: 'Bilder, die Sie erstellen, erscheinen hier.',
    untrained: 'Dieses Produkt ist noch nicht trainiert.',
    failed: 'Das letzte Training ist fehlgeschlagen.',
    needPhotos: (missing) =>
      `Das Training braucht mindestens 5 Fotos: Laden Sie noch ${missing} hoch.`,
    train: 'Training starten',
    outdated: 'Sie haben seit dem letzten Training Freistellungen korrigiert.',
    outdatedHint: (credits) =>
      `Trainieren Sie erneut, damit neue Bilder sie verwenden. Das kostet ${credits}.`,
    unlearnt: 'Dieses Produkt wird nach seinen Fotos gezeichnet.',
    unlearntHint: (minutes, credits) =>
      plural(minutes, {
        one: `Trainiert wird es am ähnlichsten: in etwa einer Minute, für ${credits}. Was Sie gemacht haben, bleibt.`,
        other: `Trainiert wird es am ähnlichsten: in etwa ${minutes} Minuten, für ${credits}. Was Sie gemacht haben, bleibt.`,
      }),
    better: 'Produkte werden heute besser freigestellt als damals, als dieses trainiert wurde.',
    betterHint:
      'Trainieren Sie es noch einmal: Umrisse folgen Griffen, Glas und feinen Teilen genauer, und sein Etikett wird gelesen. Dieses eine Mal ist es kostenlos, und was Sie gemacht haben, bleibt.',
    trainAgain: 'Erneut trainieren',
    trainFailed: 'Beim Training ist ein Fehler aufgetreten',
    deleteIntro: 'Das wird endgültig gelöscht:',
    deleted: (photos, images, videos) => [
      `${counted(photos, 'hochgeladenes Foto', 'hochgeladene Fotos')} und das Training`,
      ...(images > 0 ? [`${counted(images, 'Bild', 'Bilder')}, die Sie davon erstellt haben`] : []),
      ...(videos > 0
        ? [`${counted(videos, 'Video', 'Videos')}, die Sie davon erstellt haben`]
        : []),
    ],
    deleteWork: 'Laufende Arbeiten daran werden abgebrochen, ihre Credits zurückgegeben.',
    deleteOthers: 'Was andere daraus erstellt haben, während es öffentlich war, bleibt ihnen.',
    deleteTitle: (name) => `${name} löschen?`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    editTitle: 'Produkt bearbeiten',
  },
  errors: {
    tooFew: 'Bitte wählen Sie mindestens 4 Bilder aus.',
    tooMany: 'Bitte wählen Sie höchstens 20 Bilder aus.',
    kind: 'Bitte wählen Sie nur Bilddateien aus.',
    size: 'Die Datei muss kleiner als 10 MB sein.',
    identify: 'Die Bilder konnten nicht erkannt werden. Bitte versuchen Sie es erneut.',
    identifySilent: 'Die Erkennung ist ohne Fehlermeldung fehlgeschlagen',
    noRequest: 'Der Server hat keine Anfragenummer geliefert',
    training: 'Beim Training ist ein Fehler aufgetreten',
    upload: 'Das Hochladen ist fehlgeschlagen',
    prompt: 'Bitte geben Sie eine Bildbeschreibung ein.',
    generate: (reason) => `Die Bilder konnten nicht erstellt werden: ${reason}`,
    generateFallback: 'Die Bilder konnten nicht erstellt werden',
    noPhoto: 'Bitte wählen Sie ein Ausgangsbild aus.',
    copy: 'Ein Foto konnte nicht gelesen werden.',
  },
}
