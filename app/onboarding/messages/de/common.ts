import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const ONBOARDING_ERRORS: Translation<typeof English.ONBOARDING_ERRORS> = {
  industry: 'Bitte wählen Sie eine Branche aus.',
  industryUnknown: 'Die gewählte Branche ist ungültig.',
  otherIndustry: 'Bitte geben Sie Ihre Branche an.',
  otherIndustryLong: 'Die Branche darf höchstens 100 Zeichen haben.',
  reasons: 'Bitte wählen Sie mindestens einen Zweck aus.',
  reasonUnknown: 'Der gewählte Zweck ist ungültig.',
}

export const INDUSTRY_NAMES: Translation<typeof English.INDUSTRY_NAMES> = {
  fashion: 'Mode',
  cosmetic: 'Kosmetik',
  furniture: 'Möbel',
  jewelry: 'Schmuck',
  pets: 'Haustiere',
  groceries: 'Lebensmittel',
  other: 'Andere',
}

export const REASON_NAMES: Translation<typeof English.REASON_NAMES> = {
  marketing: 'Anzeigen und Marketing',
  new_products: 'Einführung neuer Produkte',
  social_media: 'Soziale Medien',
  editing: 'Fotos bearbeiten',
  ab_test: 'A/B-Tests',
  ecommerce: 'Mein Onlineshop',
  design: 'Design',
  trying: 'Nur zum Ausprobieren',
}

export const ONBOARDING_MESSAGES: Translation<typeof English.ONBOARDING_MESSAGES> = {
  title: 'Willkommen bei Vitrine',
  heading: (name) => `Willkommen, ${name}`,
  intro: 'Zwei kurze Fragen, damit Tipps und Beispielszenen zu dem passen, was Sie verkaufen.',
  progress: 'Schritt 1 von 2',
  next: 'Danach: Produkt anlegen',
  industry: 'Was verkaufen Sie?',
  otherIndustry: 'Ihre Branche',
  otherPlaceholder: 'Etwa Spielzeug, Werkzeug oder Pflanzen',
  reasons: 'Wofür werden Sie die Bilder verwenden?',
  reasonsHint: 'Wählen Sie alles, was zutrifft.',
  submit: 'Weiter',
  submitting: 'Wird gespeichert …',
  skip: 'Vorerst überspringen',
  skipping: 'Wird übersprungen …',
  cancel: 'Abbrechen',
  ideas: {
    title: 'Ideen für Szenen',
    titleFor: (industry) => `Ideen für Szenen: ${industry}`,
    back: 'Zurück zu meinen eigenen Worten',
  },
  resume: {
    title: 'Tipps, die zu Ihrem Angebot passen',
    body: 'Beantworten Sie zwei Fragen, und Sie erhalten Beispielszenen für Ihre Branche.',
    action: 'Jetzt beantworten',
  },
}
