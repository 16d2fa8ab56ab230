import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/landing'

export const LANDING_MESSAGES: Translation<typeof English.LANDING_MESSAGES> = {
  title: 'De fotos de producto a imágenes de marketing',
  description:
    'Sube unas fotos de tu producto y haz imágenes nuevas y vídeos cortos en cualquier escena: para tu tienda, tus anuncios y tus publicaciones.',
  navigation: {
    label: 'Principal',
    how: 'Cómo funciona',
    prices: 'Precios',
    questions: 'Preguntas',
  },
  logIn: 'Iniciar sesión',
  start: 'Empieza gratis',
  sample: 'Probar un producto de ejemplo',
  hero: {
    heading: 'Fotos de producto que venden, sin sesión de fotos',
    body: 'Sube unas fotos de tu producto. Vitrine aprende cómo es y hace imágenes nuevas en cualquier escena que describas: para tu tienda, tus anuncios y tus publicaciones.',
    welcome: (images, models, ownNeedPlan) =>
      `${images} imágenes${ownNeedPlan ? ' de nuestros productos de muestra' : ''} y el entrenamiento de ${plural(models, { one: 'un producto', other: `${models} productos` })} corren de nuestra cuenta. Sin tarjeta.`,
    compare: {
      before: { picture: 'handbag-before', alt: 'Bolso rojo fotografiado sobre fondo blanco' },
      after: {
        picture: 'handbag-after',
        alt: 'El mismo bolso sobre un podio redondo ante una pared color melocotón con sombras de hojas',
      },
      label: 'Comparar la foto con la imagen generada',
    },
  },
  steps: {
    heading: 'De la foto a la campaña en tres pasos',
    list: [
      {
        title: 'Sube fotos',
        body: 'Cinco o más fotos desde distintos lados. Bastan un móvil y una ventana.',
      },
      {
        title: 'Entrena tu producto',
        body: 'Vitrine identifica el producto y aprende su forma, su color y su etiqueta. Solo se hace una vez.',
      },
      {
        title: 'Genera imágenes',
        body: 'Describe la escena y elige la forma: vertical, horizontal o cuadrada. Hasta 10 imágenes a la vez.',
      },
    ],
  },
  scenes: {
    heading: 'Un producto, cualquier escena',
    body: 'Fotografiado una vez, colocado donde tu campaña lo necesite. Vitrine hizo estas imágenes a partir de la primera.',
    from: 'Tu foto',
    source: { picture: 'perfume-photo', alt: 'Frasco de perfume fotografiado sobre fondo blanco' },
    list: [
      {
        picture: 'perfume-marble',
        caption: 'sobre una mesa de mármol junto a una ventana luminosa',
      },
      { picture: 'perfume-podium', caption: 'sobre un podio redondo, hora dorada' },
      { picture: 'perfume-walnut', caption: 'sobre una mesa de nogal con un bokeh cálido' },
      { picture: 'perfume-studio', caption: 'en un estudio blanco con una sombra suave' },
    ],
    product: 'Frasco de perfume',
  },
  true: {
    heading: 'Sigue siendo tu producto',
    body: 'Cada imagen se hace a partir de tus propias fotos, así que la forma, el color y la etiqueta son los de verdad. Solo cambia la escena, y cada resultado dice cuánto se acerca.',
    before: 'Antes',
    after: 'Después',
    beforeAlt: (product) => `${product}, la foto`,
    afterAlt: (product) => `${product}, recortado de la foto en una escena nueva`,
    list: [
      {
        product: 'Crema facial',
        scene: 'sobre mármol blanco con sombras de hojas',
        before: 'jar-before',
        after: 'jar-after',
      },
      {
        product: 'Taza de café',
        scene: 'sobre una mesa de cocina de madera, con luz de la mañana',
        before: 'mug-before',
        after: 'mug-after',
      },
    ],
  },
  points: {
    heading: 'Hecho para vender',
    list: [
      {
        title: 'Los tamaños adecuados',
        body: '1080x1350 para publicaciones, 1920x1080 para banners, 1024x1024 para tu catálogo.',
      },
      {
        title: 'Nitidez para hacer zoom',
        body: 'Amplía cualquier resultado para páginas de producto e impresión.',
      },
      { title: 'También vídeos', body: 'Convierte una imagen en un vídeo de 5 o 10 segundos.' },
      {
        title: 'Todo tu catálogo a la vez',
        body: 'Las mismas escenas para todos tus productos, descargadas en un solo archivo.',
      },
      {
        title: 'Un fallo nunca se paga',
        body: 'Un crédito hace una imagen. Si una imagen falla, su crédito vuelve enseguida.',
      },
      {
        title: 'Privado de serie',
        body: 'Tus fotos y resultados son tuyos. Los demás solo ven los productos que haces públicos.',
      },
    ],
  },
  prices: { heading: 'Precios sencillos', link: 'Qué incluye el plan' },
  questions: {
    heading: 'Preguntas y respuestas',
    list: [
      {
        question: '¿Necesito una cámara profesional?',
        answer:
          'No. Bastan un móvil, la luz de una ventana y un fondo liso. Con cinco fotos desde distintos lados es suficiente; lo mejor son de diez a veinte.',
      },
      {
        question: '¿El producto de las imágenes se parecerá al mío?',
        answer:
          'El producto se toma de tus propias fotos, no se dibuja de nuevo. Cada resultado dice cuánto se alejan sus colores de los de la foto, para que no tengas que buscar diferencias.',
      },
      {
        question: '¿Cuánto tarda?',
        answer:
          'Entrenar un producto lleva entre 2 y 5 minutos y solo se hace una vez. Mientras tanto puedes cerrar la página. Las imágenes llegan en segundos; los vídeos tardan un poco más.',
      },
      {
        question: '¿Qué pasa si una imagen falla?',
        answer: 'Recuperas su crédito automáticamente, con una frase que dice qué salió mal.',
      },
      {
        question: '¿Quién puede ver mis fotos?',
        answer:
          'Tú. Los productos son privados salvo que los hagas públicos. Puedes llevarte una copia de todo, o eliminar tu cuenta con todo lo que le pertenece, cuando quieras.',
      },
      {
        question: '¿Las imágenes indican que se han hecho con software?',
        answer:
          'Sí. Cada archivo lo dice en sus metadatos y lleva credenciales de contenido, como piden cada vez más los mercados y las leyes.',
      },
      {
        question: '¿Puedo usarlo desde mi propio software?',
        answer: 'Sí, hay una API con una referencia que puedes probar en el navegador.',
      },
      {
        question: '¿Puedo instalarlo en mi propio servidor?',
        answer:
          'Sí. Vitrine es de código abierto. Arranca con un comando y no necesita claves de nadie más.',
      },
    ],
  },
  close: {
    heading: 'Empieza con créditos gratis',
    body: 'Crea una cuenta, sube unas fotos y mira tu producto con otra luz.',
  },
}
