import type { Translation } from '~/i18n/translation'
import type * as English from '../en/steps'

export const STEP_MESSAGES: Translation<typeof English.STEP_MESSAGES> = {
  reading_picture: 'Bild wird gelesen',
  finding_product: 'Produkt wird gesucht',
  looking_for_product: 'Produkt wird gesucht',
  cutting_out_product: 'Produkt wird freigestellt',
  placing_product: 'Produkt wird platziert',
  writing_picture: 'Bild wird geschrieben',
  preparing_video: 'Video wird vorbereitet',
  filming: 'Video wird aufgenommen',
  planning_reel: 'Reel wird geplant',
  preparing_sound: 'Ton wird vorbereitet',
  putting_reel_together: 'Reel wird zusammengesetzt',
  changing_background: 'Hintergrund wird geändert',
  removing_background: 'Hintergrund wird entfernt',
  making_scene: 'Szene wird erstellt',
  changing_light: 'Licht wird geändert',
  changing_contrast: 'Kontrast wird geändert',
  changing_colours: 'Farben werden geändert',
  colouring_product: 'Produkt wird gefärbt',
  adding_vignette: 'Vignette wird hinzugefügt',
  cropping: 'Bild wird zugeschnitten',
  rotating: 'Bild wird gedreht',
  straightening: 'Bild wird gerade gerichtet',
  mirroring: 'Bild wird gespiegelt',
  adding_text: 'Text wird hinzugefügt',
  adding_shadow: 'Schatten wird hinzugefügt',
  removing_shadow: 'Schatten wird entfernt',
  blurring: 'Bild wird weichgezeichnet',
  sharpening: 'Bild wird geschärft',
  removing_noise: 'Rauschen wird entfernt',
  removing_marked: 'Markiertes wird entfernt',
  adding_border: 'Rand wird hinzugefügt',
  adding_space: 'Platz wird hinzugefügt',
  enlarging: 'Bild wird vergrößert',
  drawing_scenes: 'Szenen werden gezeichnet',
  looking_at_photos: 'Fotos werden angesehen',
  drawing_pictures: 'Bilder werden gezeichnet',
  learning_product: 'Produkt wird gelernt',
  making_video: 'Video wird erstellt',
  thinking_of_scenes: 'Szenen werden überlegt',
  changing_picture: 'Bild wird geändert',
  enlarging_picture: 'Bild wird vergrößert',
  shaping_still: 'Bild erhält das Format des Videos',
  exporting: 'Video wird exportiert',
}

export const COUNTED_STEP_MESSAGES: Translation<typeof English.COUNTED_STEP_MESSAGES> = {
  looking_at_photo: (at, of) => `Foto ${at} von ${of} wird angesehen`,
  cutting_out_photo: (at, of) => `Foto ${at} von ${of} wird freigestellt`,
  comparing_photo: (at, of) => `Foto ${at} von ${of} wird verglichen`,
  making_picture: (at, of) => `Bild ${at} von ${of} wird erstellt`,
}

export const STEP_PLACE: Translation<typeof English.STEP_PLACE> = {
  place: (step, place) => `${step} (Platz ${place})`,
}
