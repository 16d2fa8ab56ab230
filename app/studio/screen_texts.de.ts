import type { Translation } from '~/shell/languages/translation'
import { formatNumber } from '../shell/languages/format.js'
import type * as English from './screen_texts'

export const STUDIO_TEXTS: Translation<typeof English.STUDIO_TEXTS> = {
  chooser: {
    title: 'Bilder erstellen',
    description: 'Wählen Sie ein Produkt, von dem Sie neue Bilder erstellen möchten.',
    samplesBanner: 'Mit diesen Beispielprodukten können Sie Vitrine sofort ausprobieren.',
    empty: 'Noch keine Produkte bereit',
    emptyHint:
      'Laden Sie Fotos eines Produkts hoch, und trainieren Sie es. Das dauert ein paar Minuten, dann erscheint es hier.',
    create: 'Produkt anlegen',
    generate: 'Bilder erstellen',
    backgrounds: 'Hintergründe',
    video: 'Video',
    sample: 'Beispiel',
    more: 'Mehr laden',
    kept: 'Bilder und Videos gelöschter Produkte',
  },
  kept: {
    title: 'Bilder und Videos gelöschter Produkte',
    description:
      'Sie haben sie von Produkten erstellt, die ihre Inhaber gelöscht haben. Sie bleiben Ihnen.',
    empty: 'Nichts vorhanden',
    emptyHint: 'Löscht der Inhaber ein Produkt, kommt hierher, was Sie davon erstellt haben.',
    videos: 'Videos',
    product: 'Gelöschtes Produkt',
  },
  needsSubscription:
    'Um Bilder Ihrer eigenen Produkte zu erstellen, brauchen Sie ein Abo. Mit den Beispielprodukten können Sie kostenlos probieren.',
  crumb: 'Meine Produkte',
  samples: {
    images: {
      title: 'Bilder',
      text: 'Neue Bilder Ihres Produkts in Szenen Ihrer Wahl.',
      action: 'Beispielbilder erstellen',
    },
    backgrounds: {
      title: 'Hintergründe',
      text: 'Eines Ihrer Fotos, das Produkt unverändert, vor einem neuen Hintergrund.',
      action: 'Beispielhintergründe erstellen',
    },
    recommended: 'Empfohlen',
    startHere: 'Hier beginnen',
    notRecommended: 'Nicht empfohlen',
    notRecommendedHint:
      'Dieses Produkt trägt Text oder Grafik: Sehen Sie sie sich in jedem Bild genau an.',
    loading: 'Beispielbilder werden erstellt … das dauert weniger als eine Minute',
    cost: (count) => `Erstellt ${count} Bilder für ${count} Bild-Credits.`,
    own: 'Oder beschreiben Sie Ihr eigenes Bild',
    failed: 'Die Beispielbilder konnten nicht erstellt werden',
  },
  inpaint: {
    title: 'Hintergründe',
    panel: 'Neue Hintergründe',
    photo: 'Foto',
    photoOf: (product, place) => `${product}, Foto ${place}`,
    noPhotos: 'Dieses Produkt hat keine Fotos.',
    cutout: 'Das ist das Produkt, wie es im Foto gefunden wurde.',
    cutoutAlt: (photo) => `${photo}, freigestellt`,
    cutting: 'Das Produkt wird im Foto gesucht',
    wait: 'Das Produkt wird noch freigestellt. Einen Moment bitte.',
    adjust: 'Freistellung anpassen',
    retry: 'Erneut versuchen',
    description: 'Hintergrundbeschreibung, auf Englisch',
    placeholder: 'on a marble counter in a bright bathroom, plants behind',
    generateInstead: 'Stattdessen Bilder erstellen',
    errors: {
      photo: 'Bitte wählen Sie ein Ausgangsbild aus.',
      prompt: 'Bitte geben Sie eine Hintergrundbeschreibung ein.',
      process: 'Das Bild konnte nicht verarbeitet werden',
      invalid: 'Ungültige Antwort der Bildverarbeitung',
      background: 'Der Hintergrund konnte nicht erstellt werden',
    },
  },
  shapes: { square_hd: 'Quadrat', portrait_4_3: 'Hochformat', landscape_4_3: 'Querformat' },
  panel: {
    title: 'Neue Bilder',
    amount: 'Anzahl der Bilder',
    amountHint: 'Von 1 bis 10.',
    shape: 'Seitenverhältnis',
    description: 'Bildbeschreibung, auf Englisch',
    placeholder: 'on a wooden table by a window, soft morning light',
    tipsTitle: 'Tipps',
    tips: [
      'Nennen Sie einen Untergrund: wood, marble, linen, concrete, sand.',
      'Nennen Sie das Licht: soft morning, golden hour, dramatic.',
      'Nennen Sie Ort oder Stimmung: kitchen, beach, studio, cosy evening.',
    ],
    submit: 'Erstellen',
    submitting: 'Wird erstellt …',
    saveRecipe: 'Als Vorlage speichern',
    cost: (needed, left) =>
      `${needed} ${needed === 1 ? 'Bild-Credit' : 'Bild-Credits'}, ${left} übrig`,
    missing: (needed, left) =>
      `Sie brauchen dafür ${needed} ${needed === 1 ? 'Bild-Credit' : 'Bild-Credits'} und haben ${left}.`,
    expected: (seconds) => `Meist etwa ${seconds} s für ein Bild.`,
    guest: 'Melden Sie sich an, um eigene Bilder dieses Produkts zu erstellen.',
    signIn: 'Anmelden',
    register: 'Konto erstellen',
    untrained: 'Dieses Produkt wurde noch nicht trainiert.',
    training: 'Dieses Produkt wird gerade trainiert.',
    openProduct: 'Produkt öffnen',
  },
  results: {
    title: 'Ergebnisse',
    empty: 'Ihre Bilder erscheinen hier.',
    open: 'Öffnen',
    download: 'Herunterladen',
    makeVideo: 'Video erstellen',
    upscale: '2x vergrößern',
    upscaling: 'Wird vergrößert …',
    upscaled: 'Vergrößert',
    reuse: 'Diese Beschreibung verwenden',
    review: 'Ergebnisse prüfen',
    more: 'Mehr laden',
    showMore: 'mehr anzeigen',
    showLess: 'weniger anzeigen',
    cancel: 'Abbrechen',
    queued: 'Wartet, bis es an der Reihe ist',
    working: 'In Arbeit',
    pending: (count) => `${count === 1 ? 'Ein Bild wird' : `${count} Bilder werden`} erstellt`,
    pendingUpscale: 'Ein Bild wird vergrößert',
    ignored: (words) => `Nicht verstanden: ${words.map((word) => `„${word}“`).join(', ')}`,
    someFailed: (count, tookCredits) =>
      `${count === 1 ? 'Ein Bild konnte' : `${count} Bilder konnten`} nicht erstellt werden${tookCredits ? '; die Credits wurden zurückgegeben' : ''}.`,
  },
  details: {
    prompt: 'Beschreibung',
    size: 'Größe',
    upscaled: 'vergrößert',
    scene: 'Szene',
    seed: 'Seed',
    made: 'Erstellt',
    source: 'Aus diesem Foto entstanden',
    sourceAlt: (product) => `${product}, das Foto, aus dem das Bild entstanden ist`,
    fidelity: (ssim) =>
      [
        'Mittlerer Farbabstand (CIEDE2000) zwischen dem Produkt in diesem Bild und in Ihrem Foto. Unter 2 ist er nicht sichtbar.',
        ...(ssim === null
          ? []
          : [
              `Strukturelle Ähnlichkeit (SSIM): ${formatNumber(ssim, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}; gleich wäre 1.`,
            ]),
      ].join(' '),
  },
  errors: {
    prompt: 'Bitte geben Sie eine Bildbeschreibung ein.',
    generate: 'Die Bilder konnten nicht erstellt werden',
    upscale: (reason) => `Das Bild konnte nicht vergrößert werden: ${reason}`,
    cancel: 'Die Arbeit konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
    invalidAnswer: 'Ungültige Antwort des Servers',
  },
}

export const PROMPT_PREVIEW = 50
