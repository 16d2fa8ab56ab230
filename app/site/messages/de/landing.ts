import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/landing'

export const LANDING_MESSAGES: Translation<typeof English.LANDING_MESSAGES> = {
  title: 'Aus Produktfotos werden Werbebilder',
  description:
    'Laden Sie ein paar Fotos Ihres Produkts hoch, und erstellen Sie neue Bilder und kurze Videos davon in jeder Szene: für Ihren Shop, Ihre Anzeigen und Ihre Posts.',
  navigation: {
    label: 'Hauptmenü',
    how: 'So funktioniert es',
    prices: 'Preise',
    questions: 'Fragen',
  },
  logIn: 'Anmelden',
  start: 'Kostenlos starten',
  sample: 'Beispielprodukt ausprobieren',
  hero: {
    heading: 'Produktfotos, die verkaufen, ganz ohne Fotoshooting',
    body: 'Laden Sie ein paar Fotos Ihres Produkts hoch. Vitrine lernt, wie es aussieht, und erstellt neue Bilder davon in jeder Szene, die Sie beschreiben: für Ihren Shop, Ihre Anzeigen und Ihre Posts.',
    welcome: (images, models, ownNeedPlan) =>
      `${images} Bilder${ownNeedPlan ? ' unserer Beispielprodukte' : ''} und das Trainieren ${plural(models, { one: 'eines Produkts', other: `von ${models} Produkten` })} gehen auf uns. Ohne Kreditkarte.`,
    compare: {
      before: {
        picture: 'handbag-before',
        alt: 'Rote Handtasche, fotografiert vor weißem Hintergrund',
      },
      after: {
        picture: 'handbag-after',
        alt: 'Dieselbe Handtasche auf einem runden Podest vor einer pfirsichfarbenen Wand mit Blätterschatten',
      },
      label: 'Das Foto mit dem erstellten Bild vergleichen',
    },
  },
  steps: {
    heading: 'In drei Schritten vom Foto zur Kampagne',
    list: [
      {
        title: 'Fotos hochladen',
        body: 'Fünf oder mehr Aufnahmen von verschiedenen Seiten. Ein Handy und ein Fenster genügen.',
      },
      {
        title: 'Produkt trainieren',
        body: 'Vitrine erkennt das Produkt und lernt Form, Farbe und Etikett. Das tun Sie nur einmal.',
      },
      {
        title: 'Bilder erstellen',
        body: 'Beschreiben Sie die Szene, und wählen Sie Hochformat, Querformat oder Quadrat. Bis zu 10 Bilder auf einmal.',
      },
    ],
  },
  scenes: {
    heading: 'Ein Produkt, jede Szene',
    body: 'Einmal fotografiert, überall gezeigt, wo Ihre Kampagne es braucht. Vitrine hat diese Bilder aus dem ersten erstellt.',
    from: 'Ihr Foto',
    source: { picture: 'perfume-photo', alt: 'Parfümflasche, fotografiert vor weißem Hintergrund' },
    list: [
      { picture: 'perfume-marble', caption: 'auf einem Marmortisch an einem hellen Fenster' },
      { picture: 'perfume-podium', caption: 'auf einem runden Podest, goldene Stunde' },
      { picture: 'perfume-walnut', caption: 'auf einem Nussbaumtisch mit warmem Bokeh' },
      { picture: 'perfume-studio', caption: 'in einem weißen Studio mit weichem Schatten' },
    ],
    product: 'Parfümflasche',
  },
  true: {
    heading: 'Es bleibt Ihr Produkt',
    body: 'Jedes Bild entsteht aus Ihren eigenen Fotos; Form, Farbe und Etikett bleiben echt. Nur die Szene ändert sich, und jedes Ergebnis sagt, wie nah es am Original ist.',
    before: 'Vorher',
    after: 'Nachher',
    beforeAlt: (product) => `${product}, das Foto`,
    afterAlt: (product) => `${product}, aus dem Foto in eine neue Szene gesetzt`,
    list: [
      {
        product: 'Gesichtscreme',
        scene: 'auf weißem Marmor mit Blätterschatten',
        before: 'jar-before',
        after: 'jar-after',
      },
      {
        product: 'Kaffeebecher',
        scene: 'auf einem Küchentisch aus Holz, im Morgenlicht',
        before: 'mug-before',
        after: 'mug-after',
      },
    ],
  },
  points: {
    heading: 'Zum Verkaufen gemacht',
    list: [
      {
        title: 'Die richtigen Größen',
        body: '1080x1350 für Feeds, 1920x1080 für Banner, 1024x1024 für Ihren Katalog.',
      },
      {
        title: 'Scharf genug zum Zoomen',
        body: 'Vergrößern Sie jedes Ergebnis für Produktseiten und Druck.',
      },
      { title: 'Auch Videos', body: 'Machen Sie aus einem Bild ein Video von 5 oder 10 Sekunden.' },
      {
        title: 'Ihr ganzes Sortiment auf einmal',
        body: 'Dieselben Szenen für alle Ihre Produkte, als eine Datei heruntergeladen.',
      },
      {
        title: 'Fehler kosten nichts',
        body: 'Ein Credit ergibt ein Bild. Misslingt ein Bild, kommt der Credit sofort zurück.',
      },
      {
        title: 'Von Haus aus privat',
        body: 'Ihre Fotos und Ergebnisse gehören Ihnen. Nur Produkte, die Sie öffentlich machen, können andere sehen.',
      },
    ],
  },
  prices: { heading: 'Einfache Preise', link: 'Was im Tarif enthalten ist' },
  questions: {
    heading: 'Fragen und Antworten',
    list: [
      {
        question: 'Brauche ich eine professionelle Kamera?',
        answer:
          'Nein. Ein Handy, Tageslicht vom Fenster und ein schlichter Hintergrund genügen. Fünf Fotos von verschiedenen Seiten reichen; am besten sind zehn bis zwanzig.',
      },
      {
        question: 'Sieht das Produkt auf den Bildern aus wie meines?',
        answer:
          'Das Produkt stammt aus Ihren eigenen Fotos, es wird nicht neu gezeichnet. Jedes Ergebnis sagt, wie weit seine Farben von denen des Fotos abweichen; Sie müssen nicht nach Unterschieden suchen.',
      },
      {
        question: 'Wie lange dauert es?',
        answer:
          'Das Training eines Produkts dauert zwischen 2 und 5 Minuten und ist nur einmal nötig. Sie können die Seite währenddessen schließen. Bilder folgen in Sekunden, Videos brauchen etwas länger.',
      },
      {
        question: 'Was passiert, wenn ein Bild misslingt?',
        answer:
          'Sie bekommen den Credit von selbst zurück, mit einem Satz, der sagt, was schiefging.',
      },
      {
        question: 'Wer kann meine Fotos sehen?',
        answer:
          'Sie. Produkte sind privat, solange Sie sie nicht öffentlich machen. Sie können jederzeit eine Kopie von allem mitnehmen oder Ihr Konto mit allem, was dazugehört, löschen.',
      },
      {
        question: 'Sind die Bilder als mit Software erstellt gekennzeichnet?',
        answer:
          'Ja. Jede Datei sagt es in ihren Metadaten und trägt Content Credentials, wie Marktplätze und Gesetze es mehr und mehr verlangen.',
      },
      {
        question: 'Kann ich es aus meiner eigenen Software nutzen?',
        answer: 'Ja, es gibt eine API mit einer Referenz, die Sie im Browser ausprobieren können.',
      },
      {
        question: 'Kann ich es auf meinem eigenen Server betreiben?',
        answer:
          'Ja. Vitrine ist Open Source. Es startet mit einem Befehl und braucht keine Schlüssel anderer Dienste.',
      },
    ],
  },
  close: {
    heading: 'Starten Sie mit kostenlosen Credits',
    body: 'Erstellen Sie ein Konto, laden Sie ein paar Fotos hoch, und sehen Sie Ihr Produkt in neuem Licht.',
  },
}
