import type { Translation } from '~/shell/languages/translation'
import { formatNumber } from '../shell/languages/format.js'
import type * as English from './screen_texts'

export const STUDIO_TEXTS: Translation<typeof English.STUDIO_TEXTS> = {
  chooser: {
    title: 'Generar imágenes',
    description: 'Elige un producto del que hacer imágenes nuevas.',
    samplesBanner: 'Con estos productos de ejemplo puedes probar Vitrine ahora mismo.',
    empty: 'Ningún producto listo',
    emptyHint: 'Sube fotos de un producto y entrénalo. Tarda unos minutos y luego aparece aquí.',
    create: 'Crear un producto',
    generate: 'Generar imágenes',
    backgrounds: 'Fondos',
    video: 'Vídeo',
    sample: 'Ejemplo',
    more: 'Cargar más',
    kept: 'Imágenes y vídeos de productos eliminados',
  },
  kept: {
    title: 'Imágenes y vídeos de productos eliminados',
    description:
      'Los hiciste de productos que sus propietarios han eliminado. Siguen siendo tuyos.',
    empty: 'Aquí no hay nada',
    emptyHint: 'Cuando el propietario elimina un producto, lo que hiciste de él pasa aquí.',
    videos: 'Vídeos',
    product: 'Producto eliminado',
  },
  needsSubscription:
    'Para hacer imágenes de tus propios productos necesitas una suscripción. Con los productos de muestra puedes probar gratis.',
  crumb: 'Mis productos',
  samples: {
    images: {
      title: 'Generación de imágenes',
      text: 'Imágenes nuevas de tu producto en escenas a tu elección.',
      action: 'Generar imágenes de ejemplo',
    },
    backgrounds: {
      title: 'Generación de fondos',
      text: 'Una de tus fotos, con el producto intacto, ante un fondo nuevo.',
      action: 'Generar fondos de ejemplo',
    },
    recommended: 'Recomendado',
    startHere: 'Empieza aquí',
    notRecommended: 'No recomendado',
    notRecommendedHint:
      'Este producto lleva texto o gráficos: fíjate bien en ellos en cada imagen.',
    loading: 'Generando imágenes de ejemplo… tardará menos de un minuto',
    cost: (count) => `Hace ${count} imágenes por ${count} créditos de imagen.`,
    own: 'O describe tu propia imagen',
    failed: 'No se pudieron generar las imágenes de ejemplo',
  },
  inpaint: {
    title: 'Fondos',
    panel: 'Fondos nuevos',
    photo: 'Foto',
    photoOf: (product, place) => `${product}, foto ${place}`,
    noPhotos: 'Este producto no tiene fotos.',
    cutout: 'Este es el producto, tal como se encontró en la foto.',
    cutoutAlt: (photo) => `${photo}, recortado`,
    cutting: 'Buscando el producto en la foto',
    wait: 'El producto aún se está recortando. Un momento, por favor.',
    adjust: 'Ajustar el recorte',
    retry: 'Reintentar',
    description: 'Descripción del fondo, en inglés',
    placeholder: 'on a marble counter in a bright bathroom, plants behind',
    generateInstead: 'Mejor generar imágenes',
    errors: {
      photo: 'Selecciona una imagen de origen.',
      prompt: 'Escribe una descripción del fondo.',
      process: 'No se pudo procesar la imagen',
      invalid: 'Respuesta no válida del procesamiento de imágenes',
      background: 'No se pudo generar el fondo',
    },
  },
  shapes: { square_hd: 'Cuadrada', portrait_4_3: 'Vertical', landscape_4_3: 'Horizontal' },
  panel: {
    title: 'Imágenes nuevas',
    amount: 'Cantidad de fotos',
    amountHint: 'De 1 a 10.',
    shape: 'Proporción',
    description: 'Descripción de la foto, en inglés',
    placeholder: 'on a wooden table by a window, soft morning light',
    tipsTitle: 'Consejos',
    tips: [
      'Nombra una superficie: wood, marble, linen, concrete, sand.',
      'Nombra la luz: soft morning, golden hour, dramatic.',
      'Nombra el lugar o el ambiente: kitchen, beach, studio, cosy evening.',
    ],
    submit: 'Generar',
    submitting: 'Generando…',
    saveRecipe: 'Guardar como plantilla',
    cost: (needed, left) =>
      `${needed} ${needed === 1 ? 'crédito' : 'créditos'} de imagen, te quedan ${left}`,
    missing: (needed, left) =>
      `Necesitas ${needed} ${needed === 1 ? 'crédito' : 'créditos'} de imagen y tienes ${left}.`,
    expected: (seconds) => `Normalmente unos ${seconds} s por imagen.`,
    guest: 'Inicia sesión para hacer tus propias imágenes de este producto.',
    signIn: 'Iniciar sesión',
    register: 'Crear una cuenta',
    untrained: 'Este producto aún no se ha entrenado.',
    training: 'Este producto se está entrenando.',
    openProduct: 'Abrir el producto',
  },
  results: {
    title: 'Resultados',
    empty: 'Tus imágenes aparecerán aquí.',
    open: 'Abrir',
    download: 'Descargar',
    makeVideo: 'Hacer un vídeo',
    upscale: 'Ampliar 2x',
    upscaling: 'Ampliando…',
    upscaled: 'Ampliada',
    reuse: 'Usar esta descripción',
    review: 'Revisar resultados',
    more: 'Cargar más',
    showMore: 'mostrar más',
    showLess: 'mostrar menos',
    cancel: 'Cancelar',
    queued: 'Esperando su turno',
    working: 'En curso',
    pending: (count) => `Haciendo ${count === 1 ? 'una imagen' : `${count} imágenes`}`,
    pendingUpscale: 'Ampliando una imagen',
    ignored: (words) => `No se entendió: ${words.map((word) => `«${word}»`).join(', ')}`,
    someFailed: (count, tookCredits) =>
      `${count === 1 ? 'No se pudo hacer una imagen' : `No se pudieron hacer ${count} imágenes`}${tookCredits ? '; los créditos se han devuelto' : ''}.`,
  },
  details: {
    prompt: 'Descripción',
    size: 'Tamaño',
    upscaled: 'ampliada',
    scene: 'Escena',
    seed: 'Semilla',
    made: 'Hecha',
    source: 'Hecha a partir de esta foto',
    sourceAlt: (product) => `${product}, la foto de la que se hizo la imagen`,
    fidelity: (ssim) =>
      [
        'Diferencia media de color (CIEDE2000) entre el producto de esta imagen y el de tu foto. Por debajo de 2 no se ve.',
        ...(ssim === null
          ? []
          : [
              `Similitud estructural (SSIM): ${formatNumber(ssim, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}; idéntica sería 1.`,
            ]),
      ].join(' '),
  },
  errors: {
    prompt: 'Escribe una descripción de la foto.',
    generate: 'No se pudieron generar las imágenes',
    upscale: (reason) => `No se pudo ampliar la imagen: ${reason}`,
    cancel: 'No se pudo cancelar el trabajo. Inténtalo de nuevo.',
    invalidAnswer: 'Respuesta no válida del servidor',
  },
}

export const PROMPT_PREVIEW = 50
