import type { Translation } from '~/i18n/translation'
import type * as English from '../en/status'

export const STATUS_MESSAGES: Translation<typeof English.STATUS_MESSAGES> = {
  title: 'Estado',
  description: 'Qué funciona ahora mismo en Vitrine, qué va lento y qué no funciona.',
  headings: {
    works: 'Todo funciona',
    slow: 'Algunas cosas van lentas ahora mismo',
    down: 'Algunas cosas no funcionan ahora mismo',
  },
  states: { works: 'Funciona', slow: 'Lento', down: 'No funciona' },
  since: (time, ago) => `desde ${time} (${ago})`,
  announced: (from, until) => (until === null ? `desde ${from}` : `de ${from} a ${until}`),
  at: (time) => `A fecha de ${time}. Recarga la página para ver cómo evoluciona.`,
  reassurance:
    'No se pierde nada de lo que has guardado. Lo que has pedido se hará en cuanto sea posible, y los créditos de lo que no se pueda hacer se devuelven.',
  services: {
    pages: {
      name: 'Páginas',
      works: 'Iniciar sesión y ver productos y resultados.',
      slow: 'Las páginas tardan más de lo habitual en abrirse.',
      down: 'La mayoría de las páginas no se pueden abrir.',
    },
    uploads: {
      name: 'Subidas',
      works: 'Fotos, imágenes y listas que subes.',
      slow: 'Las subidas tardan más de lo habitual.',
      down: 'No se puede subir nada.',
    },
    pictures: {
      name: 'Imágenes',
      works: 'Imágenes nuevas, fondos, ediciones y ampliaciones.',
      slow: 'Las imágenes esperan más de lo habitual antes de hacerse.',
      down: 'No se hacen imágenes. Esperan, o fallan y sus créditos se devuelven.',
    },
    films: {
      name: 'Vídeos',
      works: 'Vídeos y reels.',
      slow: 'Los vídeos esperan más de lo habitual antes de hacerse.',
      down: 'No se hacen vídeos. Esperan, o fallan y sus créditos se devuelven.',
    },
    training: {
      name: 'Entrenamiento',
      works: 'Reconocer productos en fotos y entrenarlos.',
      slow: 'Los entrenamientos esperan más de lo habitual antes de empezar.',
      down: 'No se entrenan productos. Esperan, o el entrenamiento falla y sus créditos se devuelven.',
    },
    mails: {
      name: 'Correos',
      works: 'Enlaces para iniciar sesión, invitaciones y avisos.',
      slow: 'Los correos llegan más tarde de lo habitual.',
      down: 'Ahora mismo no se envían correos. Se enviarán más tarde.',
    },
    payments: {
      name: 'Pagos',
      works: 'Suscripciones, paquetes de créditos y facturas.',
      slow: 'Lo que has pagado aparece más tarde de lo habitual.',
      down: 'Lo que has pagado todavía no aparece. Aparecerá: por favor, no pagues dos veces.',
    },
    webhooks: {
      name: 'Webhooks',
      works: 'Lo que se comunica a tus propios servidores.',
      slow: 'Los eventos llegan más tarde de lo habitual.',
      down: 'Ahora mismo no se envían eventos. Se enviarán más tarde.',
    },
  },
}
