import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/tries.js'

export const TRY_MESSAGES: Translation<typeof English.TRY_MESSAGES> = {
  noAnswer: 'No se ha podido probar: no hubo respuesta en un minuto.',
  noStart: (why) => `Vitrine no arranca con esto: ${why}`,
  address: {
    opened: (url) => `Esta página se ha abierto en ${url}.`,
    leads: (url) => `${url} lleva a Vitrine.`,
    answers: (status) => `responde ${status}`,
    silent: 'no responde',
    elsewhere: (url, why) =>
      `${url} no lleva aquí visto desde esta máquina: ${why}. Revisa su DNS y su proxy, o abre esta página en esa dirección.`,
  },
  mail: {
    well: (email) => `Se ha aceptado un correo de prueba a ${email}.`,
    said: (answer) => `El servidor ha dicho: ${answer}`,
    wrong: (why) => `El servidor de correo no nos acepta: ${why} Revisa SMTP_URL.`,
    refused: (why) => `No se ha aceptado el correo de prueba: ${why}`,
  },
  storage: {
    well: 'Se ha escrito, leído y eliminado un archivo.',
    wrong: (why) =>
      `El bucket no se puede usar: ${why} Revisa S3_ENDPOINT, S3_REGION, S3_BUCKET y las claves.`,
    empty:
      'S3_BUCKET acepta archivos, pero no tiene ninguna de las imágenes que ya hay: copia antes en él la carpeta media de DATA_DIR y vuelve a probar.',
  },
  payments: {
    off: 'No se cobra nada.',
    well: 'Stripe acepta la clave y tiene lo que se vende.',
    wrong: (why) => `Stripe lo rechaza: ${why} Revisa STRIPE_SECRET_KEY.`,
    noSecret:
      'Falta STRIPE_WEBHOOK_SECRET: el endpoint ya existe, y Stripe muestra su secreto de firma en dashboard.stripe.com/webhooks.',
  },
  payouts: {
    off: 'No se paga a nadie.',
    well: 'PayPal acepta las claves.',
    wrong: (why) => `PayPal lo rechaza: ${why} Revisa PAYPAL_CLIENT_ID y PAYPAL_CLIENT_SECRET.`,
  },
  engine: {
    well: 'El servicio responde y acepta la clave.',
    wrong: (why) => `El servicio no se puede usar: ${why}`,
  },
  backup: {
    well: (place) => `Las copias se pueden guardar en ${place}.`,
    hours: 'BACKUP_EVERY_HOURS son las horas de una copia a la siguiente: 24, por ejemplo.',
    wrong: (why) => `No se puede guardar nada en BACKUP_TO: ${why}`,
  },
}
