import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/pricing'

export const PRICING_MESSAGES: Translation<typeof English.PRICING_MESSAGES> = {
  title: 'Precios',
  description:
    'Lo que cuesta Vitrine: créditos gratis para empezar, un plan mensual y paquetes de créditos.',
  heading: 'Precios sencillos',
  intro: 'Empieza gratis. Suscríbete cuando quieras más; cancela cuando te parezca.',
  plans: 'Planes',
  free: {
    name: 'Gratis',
    price: '0 $',
    note: 'para empezar',
    features: (images, models, ownNeedPlan) => [
      ownNeedPlan
        ? `${images} imágenes con IA de productos de muestra, o ediciones de tus propias imágenes`
        : `${images} imágenes generadas con IA`,
      plural(models, { one: '1 producto entrenado', other: `${models} productos entrenados` }),
      'Productos de ejemplo para probarlo todo',
      'Sin tarjeta',
    ],
    action: 'Empieza gratis',
  },
  plan: {
    price: (amount) => amount,
    note: 'al mes',
    first: (price, percent, code) =>
      `Primer mes ${price}: ${percent} % de descuento con el código ${code}`,
    action: 'Suscribirse',
  },
  pack: {
    name: 'Paquete de créditos',
    badge: 'Mejor precio',
    note: 'pago único, para suscriptores',
    features: (images, videos) => [
      `${images} créditos de imagen`,
      `${videos} créditos de vídeo`,
      'Se suman a lo que tienes',
      'No caducan nunca',
    ],
  },
  credits: {
    heading: 'Qué paga un crédito',
    rows: [
      ['Crédito de imagen', 'Una imagen, un fondo nuevo, una edición o una ampliación'],
      ['Crédito de vídeo', 'Un vídeo de 5 o 10 segundos'],
      ['Crédito de modelo', 'Entrenar un producto'],
    ],
  },
  questions: {
    heading: 'Preguntas sobre los precios',
    list: (graceDays) => [
      {
        question: '¿Puedo cancelar en cualquier momento?',
        answer: 'Sí, en la página de facturación. Conservas lo que pagaste hasta que acabe el mes.',
      },
      {
        question: '¿Los créditos caducan?',
        answer: `Los de un paquete, nunca. Lo que queda de un mes del plan se puede gastar durante ${graceDays} días más.`,
      },
      {
        question: '¿Y si una imagen o un vídeo falla?',
        answer: 'Su crédito vuelve automáticamente.',
      },
      {
        question: '¿Cómo se paga?',
        answer:
          'Con tarjeta, en la página de nuestro proveedor de pagos. Nunca vemos el número de tu tarjeta.',
      },
    ],
  },
}
