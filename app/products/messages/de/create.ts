import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/create'
import { namePictures } from '#app/media/intake/taken_pictures'

export const CREATE_MESSAGES: Translation<typeof English.CREATE_MESSAGES> = {
  create: {
    title: 'Produkt anlegen',
    description: 'Laden Sie Fotos eines Produkts hoch; daraus entstehen neue Bilder.',
    drop: 'Fotos Ihres Produkts hier ablegen',
    select: 'Bilder auswählen',
    addMore: 'Weitere Fotos hinzufügen',
    guidance: `${namePictures('oder')}, ideal 1024x1024. Am besten mit 10-20 Bildern.`,
    guide: 'Was macht ein gutes Foto aus?',
    selected: (count) => `${count} von 20 Fotos ausgewählt`,
    identify: 'Weiter',
    identifyHint: 'Zuerst sehen wir uns an, was die Fotos zeigen.',
    identifying: 'Ihr Produkt wird erkannt …',
    identifyingHint: (seconds) =>
      seconds === null
        ? 'Das dauert einen Moment.'
        : `Das dauert meist etwa ${Math.ceil(seconds)} s.`,
    copies: 'Kopien Ihrer Fotos',
    sendingCopies: 'Kleine Kopien Ihrer Fotos werden gesendet.',
    skip: 'Ohne Erkennung weiter',
    detected: 'Erkannt',
    name: 'Produktname',
    whatIsIt: 'Wie heißt es?',
    nameHint:
      'In ein, zwei Worten, wie Ihre Kunden es nennen: danach werden Bilder gefunden und erstellt.',
    nameMissing: 'Geben Sie dem Produkt einen Namen.',
    suggestions: 'Vorschläge',
    productDescription: 'Beschreibung',
    descriptionHint:
      'Wird beim Erstellen von Bildern verwendet. Korrigieren Sie, was nicht stimmt.',
    doubtful: (count) =>
      plural(count, {
        one: 'Ein Foto könnte besser sein',
        other: `${count} Fotos könnten besser sein`,
      }),
    doubtfulHint:
      'Sie können so damit trainieren, oder Sie nehmen sie unten heraus und fügen andere hinzu.',
    method: {
      label: 'Wie Bilder davon entstehen',
      references: 'Sofort bereit',
      referencesHint: (seconds) =>
        `In etwa ${seconds} s und kostenlos: Bilder werden nach Ihren Fotos gezeichnet. Formen und Schrift können etwas abweichen. Trainieren können Sie es später.`,
      training: 'Trainiert',
      trainingHint: (minutes) =>
        plural(minutes, {
          one: 'In etwa einer Minute, für 1 Modell-Credit: am ähnlichsten, von allen Seiten.',
          other: `In etwa ${minutes} Minuten, für 1 Modell-Credit: am ähnlichsten, von allen Seiten.`,
        }),
      missing: (count) =>
        plural(count, {
          one: 'Dafür fehlt noch ein Foto.',
          other: `Dafür fehlen noch ${count} Fotos.`,
        }),
    },
    getReady: 'Vorbereiten',
    free: 'Das ist kostenlos.',
    start: 'Training starten',
    starting: (fraction) => `Wird hochgeladen: ${Math.round(fraction * 100)} %`,
    tooFewToStart: 'Laden Sie mindestens 5 Bilder hoch, um das Training zu starten',
    noCredits: 'Sie haben keine Modell-Credits mehr',
    cost: (credits) => `Das Training kostet ${credits}.`,
    back: 'Andere Fotos wählen',
    stop: 'Anhalten',
    retry: 'Erneut versuchen',
    manual: 'Oder ein Produkt ohne Training anlegen',
  },
  upload: {
    progress: 'Fotos werden hochgeladen',
    sending: (place, count, name) => `Foto ${place} von ${count}: ${name}`,
    waiting:
      'Die Verbindung ist abgebrochen. Das Senden geht von selbst weiter, sobald sie wieder da ist.',
    stay: 'Das Senden hält an, wenn Sie diese Seite verlassen, und geht weiter, wenn Sie zurückkommen.',
    arrived: 'Hochgeladen',
    draft: (name, count) =>
      plural(count, {
        one: `Ein Foto ist in ${name} gespeichert, das unter Ihren Produkten steht.`,
        other: `${count} Fotos sind in ${name} gespeichert, das unter Ihren Produkten steht.`,
      }),
    draftHint:
      'Machen Sie unten weiter, oder entfernen Sie alle Fotos, um ein anderes Produkt zu beginnen.',
  },
  showing: {
    tile: 'Produkt zeigen',
    tileOf: (photo) => `Produkt zeigen in ${photo}`,
    shown: 'Gezeigt',
    shownOf: (photo) => `Produkt in ${photo} gezeigt. Ändern`,
    hint: 'Mehrere Dinge auf einem Foto? Klicken Sie an, welches das Produkt ist.',
  },
  training: {
    title: (name) => `${name} wird trainiert`,
    preparing: (name) => `${name} wird vorbereitet`,
    note: 'Das Training kann 2-5 Minuten dauern',
    usually: (seconds) => `Hier dauert es meist etwa ${seconds} s.`,
    leave: 'Sie können diese Seite verlassen; das Training läuft weiter.',
    messages: [
      'Ihre Fotos werden angesehen …',
      'Das Produkt wird freigestellt …',
      'Form und Farben werden gelernt …',
      'Es wird für neue Szenen vorbereitet …',
      'Fast fertig …',
    ],
    failedTitle: 'Training fehlgeschlagen',
    failed: 'Das Training ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    lost: 'Der Server antwortet nicht. Was er begonnen hat, läuft ohne diese Seite weiter.',
    resume: 'Erneut versuchen',
    kept: 'Ihre Fotos sind noch da, und Ihr Modell-Credit wurde zurückgegeben.',
    keptOwnKey: 'Ihre Fotos sind noch da.',
    again: 'Erneut trainieren',
    openProduct: 'Produkt öffnen',
  },
  trained: {
    title: 'Trainierte Ansichten',
    used: (used, all) =>
      used === all
        ? `Alle ${all} Fotos werden verwendet`
        : `${used} von ${all} Fotos werden verwendet`,
    quality: { good: 'Gut', fair: 'Mittel', poor: 'Schwach', unused: 'Nicht verwendet' },
    duplicate: (name) => `Fast gleich wie ${name}`,
    unused: 'Wird nicht für Bilder verwendet.',
    again: (credits) =>
      `Laden Sie zuerst bessere Fotos hoch, oder passen Sie Freisteller an. Das Training kostet ${credits}.`,
    againFree:
      'Laden Sie zuerst bessere Fotos hoch, oder passen Sie Freisteller an. Das Training ist dieses eine Mal kostenlos.',
    doubtful: (count) =>
      plural(count, {
        one: 'Ein Foto könnte besser sein',
        other: `${count} Fotos könnten besser sein`,
      }),
  },
  form: {
    title: 'Neues Produkt',
    description: 'Speichern Sie ein Produkt mit seinen Fotos. Trainieren können Sie es später.',
    name: 'Name',
    productDescription: 'Beschreibung',
    isPublic: 'Öffentlich',
    isPublicHint:
      'Alle dürfen Name, Beschreibung und Fotos sehen und Bilder und Videos davon erstellen.',
    images: 'Bilder',
    drop: 'Bilder hier ablegen',
    select: 'Bilder auswählen',
    submit: 'Produkt anlegen',
    submitting: 'Wird angelegt …',
    cancel: 'Abbrechen',
    fix: 'Bitte beheben Sie folgende Fehler:',
    missingCredits: (needed, left) =>
      `Für ${needed} Bilder brauchen Sie ${needed} Bild-Credits auf Ihrem Konto; Sie haben ${left}. Es werden keine abgezogen.`,
  },
}
