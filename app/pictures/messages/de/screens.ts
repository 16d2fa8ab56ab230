import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

export const GENERATION_MESSAGES: Translation<typeof English.GENERATION_MESSAGES> = {
  needsSubscription:
    'Um Bilder Ihrer eigenen Produkte zu erstellen, brauchen Sie ein Abo. Mit den Beispielprodukten können Sie kostenlos probieren.',
  doubted: {
    text: (doubted, photos) =>
      `In ${doubted} von ${photos} Fotos ist nicht sicher, was zum Produkt gehört. Prüfen Sie die Freisteller, bevor Sie Credits ausgeben: aus ihnen werden die Bilder gemacht.`,
    look: 'Freisteller ansehen',
  },
  sample: 'Beispiel',
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
    cost: (count, credits) => `Erstellt ${count} Bilder für ${credits}.`,
    own: 'Oder beschreiben Sie Ihr eigenes Bild',
    failed: 'Die Beispielbilder konnten nicht erstellt werden',
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
      'Untergrund: wood, marble, linen, sand',
      'Licht: soft morning, golden hour',
      'Ort, Stimmung: kitchen, beach, studio',
    ],
    submit: 'Erstellen',
    submitting: 'Wird erstellt …',
    saveRecipe: 'Als Vorlage speichern',
    missing: (needed, left) =>
      `Sie brauchen dafür ${needed} ${plural(needed, { one: 'Bild-Credit', other: 'Bild-Credits' })} und haben ${left}.`,
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
    leave: 'Sie können diese Seite verlassen: Es geht weiter.',
    late: 'Es dauert länger als sonst. Sie können diese Seite verlassen: Es geht weiter, und was misslingt, kostet nichts.',
    pending: (count) =>
      `${plural(count, { one: 'Ein Bild wird', other: `${count} Bilder werden` })} erstellt`,
    pendingUpscale: 'Ein Bild wird vergrößert',
  },
  errors: {
    prompt: 'Bitte geben Sie eine Bildbeschreibung ein.',
    generate: 'Die Bilder konnten nicht erstellt werden',
    cancel: 'Die Arbeit konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
  },
}

export const PROMPT_PREVIEW = 50
