import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/failures'

export const WORK_FAILURES: Translation<typeof English.WORK_FAILURES> = {
  cancelled: 'Cancelado.',
  tooLong: 'Ha tardado demasiado. Inténtalo de nuevo.',
  ourSide: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  ourSideAgain: 'Algo ha fallado varias veces por nuestra parte. Inténtalo más tarde.',
  pictureGone: 'Una imagen que hace falta ya no está.',
  notTrained: 'Este producto aún no está entrenado.',
  productDeleted: 'El producto se ha eliminado.',
  filmNotExported: 'No se ha podido exportar el vídeo.',
  reelItemGone: (place) =>
    `La imagen ${place} de este reel se ha eliminado. Quítala o elige otra; se te ha devuelto el crédito.`,
  reelSoundGone:
    'El sonido de este reel se ha eliminado. Elige otro; se te ha devuelto el crédito.',
  reelLogoGone:
    'El logotipo de este reel se ha eliminado. Elige otro; se te ha devuelto el crédito.',
}

export const ENGINE_FAILURES: Translation<typeof English.ENGINE_FAILURES> = {
  stopped: 'Se ha detenido.',
  workStopped: 'El trabajo se ha detenido.',
  tooLong: 'Ha tardado demasiado y se ha detenido.',
  noSelecting: 'Aquí no es posible seleccionar con un clic.',
  crashed: 'El motor de imágenes se ha bloqueado con esto.',
  failed: 'El motor de imágenes ha fallado al trabajar en esto.',
  shuttingDown: 'El motor de imágenes se está apagando.',
  wrongPictureOnce:
    'Esta imagen ha salido mal: se ha descartado y no cuesta nada. Prueba con otras palabras u otra foto.',
  wrongPicture:
    'Esta imagen ha salido mal dos veces: se ha descartado y no cuesta nada. Prueba con otras palabras u otra foto.',
  wrongFilm:
    'Este vídeo ha salido mal dos veces: se ha descartado y no cuesta nada. Prueba con otras palabras u otra imagen.',
  damaged: 'Esta imagen no se puede leer; quizá está dañada.',
  empty: 'Esta imagen está vacía.',
  fileMissing: 'Falta un archivo del producto entrenado.',
  otherEngine:
    'Este producto se entrenó con otro motor o con una versión anterior. Entrénalo de nuevo.',
  otherModel: 'Este producto se entrenó para otro modelo que el actual. Entrénalo de nuevo.',
  trainAgain: 'Hay que entrenar de nuevo este producto.',
  nothingInAny:
    'No se ha podido separar el producto del fondo en ninguna foto. Usa fotos en las que esté solo y entero ante un fondo liso de otro color.',
  nothingInThis:
    'No se ha podido separar el producto del fondo en esta foto. Corrige el recorte con el pincel o usa una foto ante un fondo liso de otro color.',
  nothingStandsOut:
    'En esta foto nada destaca del fondo. Usa una foto que muestre el producto ante un fondo liso de otro color.',
  notInPhoto: 'No se ha encontrado el producto en esta foto.',
  ownMask: 'El recorte corregido de esta foto no se puede leer.',
  pictureMask: 'La máscara de esta imagen no se puede leer.',
  upscaleSize: (size, most) =>
    `Esta imagen tiene ${size} píxeles; se puede ampliar hasta ${formatNumber(most)} píxeles por lado.`,
  packshotPhoto: (longer, least) =>
    `Esta foto es demasiado pequeña: el producto solo mide ${formatNumber(longer)} píxeles en ella y esta imagen de producto necesita al menos ${formatNumber(least)}. Usa una foto más grande o pide una imagen más pequeña.`,
  packshotPng: (size, most) =>
    `En PNG esta imagen de producto ocupa ${formatNumber(size)} kB y se permiten ${formatNumber(most)} kB. Elige JPEG o un tamaño menor.`,
  packshotSize: (size, most) =>
    `Esta imagen de producto ocupa al menos ${formatNumber(size)} kB y se permiten ${formatNumber(most)} kB. Elige un tamaño menor o permite más.`,
  noEncoding: 'No se ha podido codificar el vídeo.',
  wrongFfmpeg:
    'No se pueden hacer vídeos: FFMPEG_PATH no indica un programa ejecutable; el operador debe corregirlo.',
  noFfmpeg:
    'No se pueden hacer vídeos sin ffmpeg: el operador debe instalarlo o definir FFMPEG_PATH.',
}

export const SERVICE_FAILURES: Translation<typeof English.SERVICE_FAILURES> = {
  changed:
    'El servicio de imágenes ha cambiado el producto dos veces: esta imagen se ha descartado y no cuesta nada. Prueba con otras palabras.',
  lostWords:
    'El servicio de imágenes ha cambiado las palabras del producto dos veces: esta imagen se ha descartado y no cuesta nada. Prueba con otras palabras.',
  policy: 'Se ha rechazado por su contenido. Cambia las palabras o usa otra imagen.',
  account:
    'Ahora mismo no se pueden hacer imágenes: el operador tiene que ocuparse de la cuenta con el proveedor. No se te ha cobrado nada.',
  ownKey:
    'fal ha rechazado tu clave o no permite usarla para esto. Introduce otra en tu perfil e inténtalo de nuevo; no se han gastado créditos.',
  ownBalance:
    'El saldo de tu cuenta en fal se ha agotado. Recárgalo en fal.ai e inténtalo de nuevo; no se han gastado créditos.',
  ownKeyGone:
    'La clave propia con la que se iba a hacer esto ya no está. Introdúcela de nuevo en tu perfil; no se han gastado créditos.',
  away: 'Ahora mismo no se puede acceder al servicio de imágenes. Inténtalo de nuevo en unos minutos.',
  busy: 'El servicio de imágenes tiene demasiado trabajo ahora mismo. Inténtalo de nuevo en unos minutos.',
  output: 'El servicio de imágenes ha respondido algo que no sirve. Inténtalo de nuevo.',
  refused:
    'El servicio de imágenes no ha podido trabajar con esto. Cambia las palabras o la imagen.',
  small: 'Esta imagen es demasiado pequeña para ello. Usa una más grande.',
  large: 'Esta imagen es demasiado grande para ello. Usa una más pequeña.',
  unreadable: 'El servicio de imágenes no ha podido leer esta imagen. Usa otra.',
  photos: 'No se ha podido entrenar con las fotos de este producto. Añade otras fotos.',
  untrained: 'Lo aprendido de este producto ya no existe. Vuelve a entrenarlo.',
  budget: 'Hoy ya no se pueden hacer más imágenes. Inténtalo mañana; no se te ha cobrado nada.',
}
