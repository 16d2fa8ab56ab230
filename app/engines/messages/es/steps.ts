import type { Translation } from '~/i18n/translation'
import type * as English from '../en/steps'

export const STEP_MESSAGES: Translation<typeof English.STEP_MESSAGES> = {
  reading_picture: 'Leyendo la imagen',
  finding_product: 'Buscando el producto',
  looking_for_product: 'Buscando el producto',
  cutting_out_product: 'Recortando el producto',
  placing_product: 'Colocando el producto',
  writing_picture: 'Escribiendo la imagen',
  preparing_video: 'Preparando el vídeo',
  filming: 'Grabando',
  planning_reel: 'Planificando el reel',
  preparing_sound: 'Preparando el sonido',
  putting_reel_together: 'Montando el reel',
  changing_background: 'Cambiando el fondo',
  removing_background: 'Quitando el fondo',
  making_scene: 'Haciendo la escena',
  changing_light: 'Cambiando la luz',
  changing_contrast: 'Cambiando el contraste',
  changing_colours: 'Cambiando los colores',
  colouring_product: 'Coloreando el producto',
  adding_vignette: 'Añadiendo una viñeta',
  cropping: 'Encuadrando',
  rotating: 'Girando',
  straightening: 'Enderezando',
  mirroring: 'Reflejando',
  adding_text: 'Añadiendo texto',
  adding_shadow: 'Añadiendo una sombra',
  removing_shadow: 'Quitando la sombra',
  blurring: 'Desenfocando',
  sharpening: 'Dando nitidez',
  removing_noise: 'Quitando el ruido',
  removing_marked: 'Quitando lo marcado',
  adding_border: 'Añadiendo un borde',
  adding_space: 'Añadiendo espacio',
  enlarging: 'Ampliando',
  drawing_scenes: 'Dibujando las escenas',
  looking_at_photos: 'Mirando las fotos',
  drawing_pictures: 'Dibujando las imágenes',
  learning_product: 'Aprendiendo el producto',
  making_video: 'Haciendo el vídeo',
  thinking_of_scenes: 'Pensando escenas',
  changing_picture: 'Cambiando la imagen',
  enlarging_picture: 'Ampliando la imagen',
  shaping_still: 'Dando a la imagen el formato del vídeo',
  exporting: 'Exportando',
}

export const COUNTED_STEP_MESSAGES: Translation<typeof English.COUNTED_STEP_MESSAGES> = {
  looking_at_photo: (at, of) => `Mirando la foto ${at} de ${of}`,
  cutting_out_photo: (at, of) => `Recortando la foto ${at} de ${of}`,
  comparing_photo: (at, of) => `Comparando la foto ${at} de ${of}`,
  making_picture: (at, of) => `Haciendo la imagen ${at} de ${of}`,
}

export const STEP_PLACE: Translation<typeof English.STEP_PLACE> = {
  place: (step, place) => `${step} (puesto ${place})`,
}
