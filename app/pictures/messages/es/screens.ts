import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

export const GENERATION_MESSAGES: Translation<typeof English.GENERATION_MESSAGES> = {
  needsSubscription:
    'Para hacer imágenes de tus propios productos necesitas una suscripción. Con los productos de muestra puedes probar gratis.',
  doubted: {
    text: (doubted, photos) =>
      `En ${doubted} de ${photos} fotos no es seguro qué forma parte del producto. Revisa los recortes antes de gastar créditos: las imágenes se hacen con ellos.`,
    look: 'Ver los recortes',
  },
  sample: 'Ejemplo',
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
    cost: (count, credits) => `Hace ${count} imágenes por ${credits}.`,
    own: 'O describe tu propia imagen',
    failed: 'No se pudieron generar las imágenes de ejemplo',
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
      'Superficie: wood, marble, linen, sand',
      'Luz: soft morning, golden hour',
      'Lugar, ambiente: kitchen, beach, studio',
    ],
    submit: 'Generar',
    submitting: 'Generando…',
    saveRecipe: 'Guardar como plantilla',
    missing: (needed, left) =>
      `Necesitas ${needed} ${plural(needed, { one: 'crédito', other: 'créditos' })} de imagen y tienes ${left}.`,
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
    leave: 'Puedes salir de esta página: sigue en marcha.',
    late: 'Tarda más de lo habitual. Puedes salir de esta página: sigue adelante, y lo que falle no cuesta nada.',
    pending: (count) =>
      `Haciendo ${plural(count, { one: 'una imagen', other: `${count} imágenes` })}`,
    pendingUpscale: 'Ampliando una imagen',
  },
  errors: {
    prompt: 'Escribe una descripción de la foto.',
    generate: 'No se pudieron generar las imágenes',
    cancel: 'No se pudo cancelar el trabajo. Inténtalo de nuevo.',
  },
}

export const PROMPT_PREVIEW = 50
