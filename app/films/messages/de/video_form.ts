import type { Translation } from '~/i18n/translation'
import type * as English from '../en/video_form'

export const VIDEO_FORM_MESSAGES: Translation<typeof English.VIDEO_FORM_MESSAGES> = {
  title: 'Neues Video',
  source: 'Ausgangsbild',
  original: 'Originalbilder',
  generated: 'Erstellte Bilder',
  noOriginal: 'Dieses Produkt hat noch keine Fotos.',
  noGenerated: 'Noch keine Bilder. Bilder, die Sie erstellen, erscheinen hier.',
  more: 'Mehr laden',
  photo: (product, place) => `${product}, Foto ${place}`,
  description: 'Videobeschreibung, auf Englisch',
  placeholder: 'slow orbit, soft light sweeping over the product',
  duration: 'Dauer',
  seconds: (seconds) => `${seconds} Sekunden`,
  shape: 'Seitenverhältnis',
  shapes: { '9:16': 'Hochformat', '16:9': 'Querformat', '1:1': 'Quadrat' },
  strength: 'CFG-Wert',
  strengths: { 0.5: 'Kreativ', 1: 'Ausgewogen', 1.5: 'Genau' },
  submit: 'Video erstellen',
  submitting: 'Wird erstellt …',
  sound: 'Mit passendem Ton',
  soundHint: 'Kostet 2 Video-Credits statt 1.',
  missing: 'Sie brauchen dafür 1 Video-Credit und haben keinen.',
  guest: 'Melden Sie sich an, um eigene Videos dieses Produkts zu erstellen.',
}
