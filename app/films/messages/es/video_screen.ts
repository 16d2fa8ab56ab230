import type { Translation } from '~/i18n/translation'
import type * as English from '../en/video_screen'
import { namePictures } from '#app/media/intake/taken_pictures'

/** Seconds from which an engine counts as slow: its work is announced in the words for that. */
const SLOW = 240

export const VIDEO_MESSAGES: Translation<typeof English.VIDEO_MESSAGES> = {
  chooser: {
    title: 'Generar vídeos',
    description: 'Elige un producto del que hacer un vídeo.',
  },
  title: (product) => `Vídeos de ${product}`,
  crumb: 'Mis productos',
  sample: 'Ejemplo',
  preview: 'Tu vídeo empieza con esta imagen.',
  previewEmpty: 'Elige la imagen con la que empieza tu vídeo.',
  pending: {
    title: 'Haciendo tu vídeo',
    expected: (seconds) =>
      `Tarda unos ${roughly(seconds)}. Puedes salir de esta página y volver más tarde.`,
    queued: 'Esperando su turno',
    working: 'En curso',
    cancel: 'Cancelar',
    cancelFailed: 'No se pudo cancelar el trabajo. Inténtalo de nuevo.',
  },
  result: {
    title: 'Tu vídeo está listo',
    download: 'Descargar vídeo',
    another: 'Hacer otro',
  },
  list: {
    title: 'Vídeos',
    empty: 'Aún no hay vídeos',
    emptyHint: 'Aquí aparecen los vídeos que generas.',
    more: 'Cargar más',
    play: 'Reproducir',
    playOf: (prompt, seconds) => `Reproducir el vídeo: ${prompt}, ${seconds} s`,
    download: 'Descargar',
    remove: 'Eliminar',
  },
  dialog: {
    title: 'Generar vídeo',
    uploaded: 'Tu propia imagen',
    upload: 'Subir una imagen',
    removeUpload: 'Quitar tu imagen',
    uploadHint: `${namePictures('o')}, hasta 10 MB. Solo se usa para este vídeo.`,
    change: 'Cambiar y reintentar',
    hide: 'Continuar en segundo plano',
    done: 'Listo, ver el resultado',
    success: '¡El vídeo se ha generado!',
  },
  errors: {
    prompt: 'Escribe una descripción del vídeo.',
    noImage: 'Selecciona una imagen.',
    noImageFirst: 'Selecciona primero una imagen.',
    generate: 'No se pudo generar el vídeo',
    generateBecause: (reason) => `No se pudo generar el vídeo: ${reason}`,
    start: 'No se pudo empezar a generar el vídeo',
    failed: 'La generación del vídeo ha fallado',
    check: 'No se pudo consultar el estado del vídeo',
    timedOut: 'La generación del vídeo tardó demasiado',
    kind: 'Selecciona solo archivos de imagen.',
    size: 'El archivo debe pesar menos de 10 MB.',
    unreadable: 'No se pudo leer la imagen.',
  },
}

function roughly(seconds: number | null): string {
  if (seconds === null || seconds >= SLOW) return '6 minutos'
  return seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} minutos`
}
