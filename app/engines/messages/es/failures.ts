import { formatNumber } from '#app/i18n/format'
import { colourName, refusedChange } from '../../failures/parts.js'
import { IMPOSSIBLE_WAYS } from '../en/refused_changes.js'
import { STEP_MESSAGES } from '../en/steps.js'
import type { FailureTexts } from '../../failures/failures.js'

export const FAILURE_MESSAGES: FailureTexts = {
  cancelled: 'Cancelado.',
  took_too_long: 'Ha tardado demasiado. Inténtalo de nuevo.',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  internal_again: 'Algo ha fallado varias veces por nuestra parte. Inténtalo más tarde.',
  picture_gone: 'Una imagen que hace falta ya no está.',
  product_not_trained: 'Este producto aún no está entrenado.',
  product_deleted: 'El producto se ha eliminado.',
  video_not_exported: 'No se ha podido exportar el vídeo.',
  reel_item_gone: ({ place }) =>
    `La imagen ${place} de este reel se ha eliminado. Quítala o elige otra; se te ha devuelto el crédito.`,
  reel_sound_gone:
    'El sonido de este reel se ha eliminado. Elige otro; se te ha devuelto el crédito.',
  reel_logo_gone:
    'El logotipo de este reel se ha eliminado. Elige otro; se te ha devuelto el crédito.',
  video_deleted: 'Este vídeo se eliminó.',
  stopped: 'Se ha detenido.',
  work_stopped: 'El trabajo se ha detenido.',
  stopped_for_time: 'Ha tardado demasiado y se ha detenido.',
  selecting_unsupported: 'Aquí no es posible seleccionar con un clic.',
  engine_crashed: 'El motor de imágenes se ha bloqueado con esto.',
  engine_failed: 'El motor de imágenes ha fallado al trabajar en esto.',
  engine_closing: 'El motor de imágenes se está apagando.',
  memory_short: 'Ahora mismo no hay memoria suficiente para esto.',
  engines_away:
    'Ahora mismo no se puede acceder a ninguno de los servicios que podrían hacer esto. No se te ha cobrado nada; inténtalo de nuevo en unos minutos.',
  no_engine: 'Nada de lo que hay configurado aquí puede hacer esto.',
  picture_wrong:
    'Esta imagen ha salido mal: se ha descartado y no cuesta nada. Prueba con otras palabras u otra foto.',
  picture_wrong_twice:
    'Esta imagen ha salido mal dos veces: se ha descartado y no cuesta nada. Prueba con otras palabras u otra foto.',
  video_wrong_twice:
    'Este vídeo ha salido mal dos veces: se ha descartado y no cuesta nada. Prueba con otras palabras u otra imagen.',
  picture_damaged: 'Esta imagen no se puede leer; quizá está dañada.',
  picture_empty: 'Esta imagen está vacía.',
  model_file_missing: 'Falta un archivo del producto entrenado.',
  trained_elsewhere:
    'Este producto se entrenó con otro motor o con una versión anterior. Entrénalo de nuevo.',
  trained_for_other_model:
    'Este producto se entrenó para otro modelo que el actual. Entrénalo de nuevo.',
  training_outdated: 'Hay que entrenar de nuevo este producto.',
  product_in_no_photo:
    'No se ha podido separar el producto del fondo en ninguna foto. Usa fotos en las que esté solo y entero ante un fondo liso de otro color.',
  product_not_separated:
    'No se ha podido separar el producto del fondo en esta foto. Corrige el recorte con el pincel o usa una foto ante un fondo liso de otro color.',
  nothing_stands_out:
    'En esta foto nada destaca del fondo. Usa una foto que muestre el producto ante un fondo liso de otro color.',
  product_not_in_photo: 'No se ha encontrado el producto en esta foto.',
  own_mask_unreadable: 'El recorte corregido de esta foto no se puede leer.',
  picture_mask_unreadable: 'La máscara de esta imagen no se puede leer.',
  upscale_too_large: ({ width, height, most }) =>
    `Esta imagen tiene ${width}x${height} píxeles; se puede ampliar hasta ${formatNumber(most)} píxeles por lado.`,
  packshot_photo_too_small: ({ longer, least }) =>
    `Esta foto es demasiado pequeña: el producto solo mide ${formatNumber(longer)} píxeles en ella y esta imagen de producto necesita al menos ${formatNumber(least)}. Usa una foto más grande o pide una imagen más pequeña.`,
  packshot_png_too_large: ({ size, most }) =>
    `En PNG esta imagen de producto ocupa ${formatNumber(size)} kB y se permiten ${formatNumber(most)} kB. Elige JPEG o un tamaño menor.`,
  packshot_too_large: ({ size, most }) =>
    `Esta imagen de producto ocupa al menos ${formatNumber(size)} kB y se permiten ${formatNumber(most)} kB. Elige un tamaño menor o permite más.`,
  video_not_encoded: 'No se ha podido codificar el vídeo.',
  ffmpeg_wrong:
    'No se pueden hacer vídeos: FFMPEG_PATH no indica un programa ejecutable; el operador debe corregirlo.',
  ffmpeg_missing:
    'No se pueden hacer vídeos sin ffmpeg: el operador debe instalarlo o definir FFMPEG_PATH.',
  change_refused: ({ change, part, clause }) =>
    `El motor integrado no puede ${refusedChange(change, part)} («${clause}»). Puede cambiar el fondo, la luz, los colores, el encuadre, la rotación, el texto, la sombra, la nitidez, el borde y el tamaño.`,
  product_without_hue: ({ wanted, is }) =>
    `El motor integrado no puede dar a este producto el color «${colourName(wanted)}»: es de color ${colourName(is)}, sin un tono que se pueda cambiar.`,
  colour_of_other_lightness: ({ is, wanted }) =>
    `El motor integrado no puede dar a este producto (${colourName(is)}) el color «${colourName(wanted)}». Cambia el tono, no la claridad: pide un color más o menos igual de claro.`,
  product_unclear:
    'El producto no se distingue lo bastante del fondo. Muestra dónde está o usa una foto ante un fondo liso de otro color.',
  product_not_in_picture: 'No se ha encontrado el producto en esta imagen.',
  product_fills_picture: 'El producto ya llena esta imagen.',
  mask_unreadable: 'La máscara no se puede leer. Dibújala de nuevo.',
  mask_empty: 'La máscara está vacía. Marca el producto en blanco.',
  area_unreadable: 'La zona marcada no se puede leer. Márcala de nuevo.',
  change_moves_all: ({ change }) =>
    `Esto no se puede limitar a una zona (${STEP_MESSAGES[change]}): mueve toda la imagen. Quita la zona o pide otro cambio.`,
  nothing_changed_in_area:
    'Esto no cambia nada en la zona marcada. Marca otra parte de la imagen o quita la zona.',
  nothing_marked:
    'No hay nada marcado. Marca lo que quieres quitar con un clic, un recuadro o el pincel.',
  nothing_found_there:
    'No se ha encontrado claramente allí lo que quieres quitar. Márcalo con un clic y luego quítalo.',
  too_little_left: 'Queda muy poca imagen para rellenar esto. Marca una zona más pequeña.',
  text_too_long: ({ most }) => `Acorta el texto a ${formatNumber(most)} caracteres.`,
  text_does_not_fit: 'El texto no cabe en esta imagen. Acórtalo.',
  text_undrawable: 'Este texto no se puede dibujar. Usa otros caracteres.',
  text_blank: 'En este texto no hay nada que dibujar.',
  enlarged_too_large: ({ would, most }) =>
    `Esta imagen mediría ${formatNumber(would)} píxeles; aquí se puede ampliar hasta ${formatNumber(most)} píxeles por lado.`,
  no_room_for_shadow:
    'El producto llega al borde inferior de la imagen y no queda sitio para una sombra. Usa una imagen con espacio debajo.',
  shadow_unclear:
    'La sombra no se distingue de este fondo, que no es liso. Pide un fondo blanco, que no tiene sombra.',
  not_tilted:
    'Esta imagen no muestra ningún borde ligeramente inclinado. Di cuántos grados hay que girarla, por ejemplo «rotate 2 degrees left».',
  way_impossible: ({ why }) => `Con esta imagen no se puede hacer así: ${IMPOSSIBLE_WAYS[why]}.`,
  no_other_shape: 'Estas palabras no piden otro formato, así que no se puede elegir cómo lograrlo.',
  service_changed_product:
    'El servicio de imágenes ha cambiado el producto dos veces: esta imagen se ha descartado y no cuesta nada. Prueba con otras palabras.',
  service_changed_words:
    'El servicio de imágenes ha cambiado las palabras del producto dos veces: esta imagen se ha descartado y no cuesta nada. Prueba con otras palabras.',
  content_refused: 'Se ha rechazado por su contenido. Cambia las palabras o usa otra imagen.',
  provider_account:
    'Ahora mismo no se pueden hacer imágenes: el operador tiene que ocuparse de la cuenta con el proveedor. No se te ha cobrado nada.',
  own_key_refused:
    'fal ha rechazado tu clave o no permite usarla para esto. Introduce otra en tu perfil e inténtalo de nuevo; no se han gastado créditos.',
  own_balance_used_up:
    'El saldo de tu cuenta en fal se ha agotado. Recárgalo en fal.ai e inténtalo de nuevo; no se han gastado créditos.',
  own_key_gone:
    'La clave propia con la que se iba a hacer esto ya no está. Introdúcela de nuevo en tu perfil; no se han gastado créditos.',
  service_away:
    'Ahora mismo no se puede acceder al servicio de imágenes. Inténtalo de nuevo en unos minutos.',
  service_busy:
    'El servicio de imágenes tiene demasiado trabajo ahora mismo. Inténtalo de nuevo en unos minutos.',
  service_output_unusable:
    'El servicio de imágenes ha respondido algo que no sirve. Inténtalo de nuevo.',
  service_picture_moved:
    'El resultado muestra la imagen con otra forma o en otro lugar, y no se pudo conservar el resto. Marca una zona mayor o inténtalo de nuevo.',
  service_picture_missing:
    'El servicio de imágenes ha respondido algo que no sirve. Inténtalo de nuevo.',
  service_refused:
    'El servicio de imágenes no ha podido trabajar con esto. Cambia las palabras o la imagen.',
  service_result_gone:
    'El servicio de imágenes no ha podido trabajar con esto. Cambia las palabras o la imagen.',
  service_picture_too_small: 'Esta imagen es demasiado pequeña para ello. Usa una más grande.',
  service_picture_too_large: 'Esta imagen es demasiado grande para ello. Usa una más pequeña.',
  service_picture_unreadable: 'El servicio de imágenes no ha podido leer esta imagen. Usa otra.',
  service_photos_unusable:
    'No se ha podido entrenar con las fotos de este producto. Añade otras fotos.',
  service_model_missing: 'Lo aprendido de este producto ya no existe. Vuelve a entrenarlo.',
  budget_used_up:
    'Hoy ya no se pueden hacer más imágenes. Inténtalo mañana; no se te ha cobrado nada.',
  reel_words_undrawable: ({ signs }) =>
    `Las palabras de este reel tienen signos que aquí no se pueden dibujar: ${signs}`,
  caption_undrawable: ({ signs }) =>
    `Este texto tiene signos que aquí no se pueden dibujar: ${signs}`,
  reel_cutout_empty: 'Un recorte de este reel no muestra nada.',
  reel_video_unreadable: 'Un vídeo de este reel no se puede leer; puede que esté dañado.',
  logo_unreadable: 'El logotipo no se puede leer; puede que esté dañado.',
  sound_is_video: 'Este archivo es un vídeo; envíe solo el sonido.',
  sound_empty: 'Este sonido está vacío.',
  sound_too_long: 'Este sonido dura más de 15 minutos; envíe una parte.',
  sound_unreadable:
    'Este sonido no se puede leer: envíe un archivo MP3, M4A o WAV que no esté dañado.',
  sound_not_opened: 'No se ha podido abrir el sonido.',
  sound_too_slow: 'Se ha tardado demasiado en leer este sonido.',
  sound_too_short: 'El sonido termina antes del segundo en el que debe empezar.',
  loop_length: 'Un bucle toma de 3 a 6 segundos de un vídeo que dure al menos 2 segundos.',
  light_form_failed: 'No se ha podido aligerar el vídeo.',
  light_form_too_large: ({ least }) =>
    `Este vídeo no puede ocupar menos de ${formatNumber(least)} kB; permita más o elija otra forma.`,
  batch_product_deleted: 'Este producto se eliminó.',
  other: ({ sentence }) => sentence,
}
