import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/player'

export const PLAYER_MESSAGES: Translation<typeof English.PLAYER_MESSAGES> = {
  film: (product, prompt) => `${product}: ${prompt}`,
  close: 'Cerrar',
  reel: 'Reel',
  words: 'Textos',
  alt: 'Texto para quien no lo ve',
  srt: 'Subtítulos (SRT)',
  vtt: 'Subtítulos (VTT)',
  prompt: 'Descripción',
  size: 'Tamaño',
  duration: 'Duración',
  made: 'Hecho',
  exports: 'Exportar para anuncios',
  exportLength: 'Duración de la exportación',
  formats: { landscape: 'Horizontal', portrait: 'Vertical', square: 'Cuadrada' },
  whole: 'Duración completa',
  cut: (seconds) => `Primeros ${seconds} segundos`,
  exporting: 'Exportando… La descarga empieza automáticamente.',
  exportFailed: 'No se pudo exportar el vídeo. Inténtalo de nuevo.',
  light: {
    title: 'Para páginas de tienda y correos',
    form: 'Forma',
    forms: { loop: 'Bucle MP4', webp: 'WebP', gif: 'GIF' },
    length: 'Duración',
    seconds: (seconds) => `${seconds} segundos`,
    most: 'Como máximo',
    size: (kilobytes) =>
      kilobytes < 1_000 ? `${kilobytes} KB` : `${formatNumber(kilobytes / 1_000)} MB`,
    make: 'Hacerlo gratis',
    making: 'Haciéndolo',
    done: 'Está listo.',
    download: (form) => `Descargar ${form}`,
    poster: 'Imagen fija',
    html: 'HTML',
    htmlHint:
      'Se carga al quedar a la vista y queda quieto para quien pidió menos movimiento. Pon los dos archivos junto a la página.',
  },
  deleteTitle: '¿Eliminar este vídeo?',
  deleteText: 'El vídeo y sus exportaciones se eliminan para siempre.',
  deleted: 'El vídeo se ha eliminado.',
  deleteFailed: 'No se pudo eliminar el vídeo. Inténtalo de nuevo.',
}
