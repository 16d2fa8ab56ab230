import type { Translation } from '~/i18n/translation'
import type * as English from '../en/programme'

export const AFFILIATE_MESSAGES: Translation<typeof English.AFFILIATE_MESSAGES> = {
  paypalEmail: 'Correo electrónico de PayPal',
  terms: 'Condiciones de afiliado',
  register: {
    title: 'Hazte afiliado',
    body: (percent) =>
      `Los afiliados ganan un ${percent} % de comisión por cada venta que recomiendan. Comparte tu enlace; cuando alguien se registra a través de él, ganas con cada pago que haga.`,
    emailHint: 'Los pagos van a esta cuenta de PayPal. Puedes cambiarla más tarde.',
    agree: 'Al registrarte aceptas las',
    submit: 'Registrarse como afiliado',
    submitting: 'Registrando…',
    failed: 'No se pudo completar el registro como afiliado',
  },
  dashboard: {
    title: 'Panel de afiliado',
    payouts: 'Ver pagos',
    onHold: 'Tus pagos están retenidos',
    onHoldBody: 'Lo que ganas se anota como siempre. Escríbenos para que lo revisemos.',
    totals: 'Totales',
    stats: {
      clicks: 'Clics totales',
      paid: 'Conversiones de pago',
      registrations: 'Registros',
      earnings: 'Ganancias totales',
      rate: 'Tasa de conversión total',
      paidRate: 'Tasa de conversión de pago',
      balance: 'Saldo actual',
    },
    hints: {
      rate: 'Visitantes que se registraron',
      paidRate: 'Visitantes que pagaron',
      balance: 'Se puede pagar 30 días después de la venta',
    },
    explanations: {
      rate: 'Proporción de visitantes que hicieron clic en tu enlace y luego se registraron, de 0 a 100 %. Cada visitante cuenta una vez al día.',
      paidRate:
        'Proporción de visitantes enviados por ti que pagaron al menos una vez, de 0 a 100 %. Quien usa tu código como cupón también cuenta.',
    },
    charts: {
      clicks: 'Clics recientes',
      paid: 'Conversiones de pago',
      registrations: 'Registros',
      date: 'Fecha',
      count: 'Cantidad',
    },
    details: {
      title: 'Detalle de las conversiones recientes',
      paid: 'Conversiones de pago',
      registrations: 'Registros',
      noPaid: 'Aún no hay conversiones de pago',
      noRegistrations: 'Aún no hay registros',
      noneLately: 'Nada en los últimos 30 días',
      date: 'Fecha',
      count: 'Cantidad',
      earnings: 'Ganancias',
    },
    paypal: {
      title: 'Ajustes de PayPal',
      hint: 'Los pagos van a esta cuenta de PayPal.',
      submit: 'Actualizar',
    },
  },
  link: {
    title: 'Tu enlace de recomendación',
    label: 'Enlace de recomendación',
    copy: 'Copiar',
    copied: '¡Enlace copiado al portapapeles!',
    share: 'Compartir y código QR',
    campaign: 'Campaña',
    campaignHint:
      'Opcional, por ejemplo newsletter o spring-sale: la tabla de campañas muestra lo que aporta cada una.',
    campaignWrong: 'Usa letras, cifras, puntos, guiones y guiones bajos, 40 como máximo.',
  },
  share: {
    title: 'Comparte tu enlace',
    qr: 'Código QR de tu enlace de recomendación',
    coupon: 'Tu código como cupón',
    couponHint:
      'Quien se suscribe por primera vez desde esta dirección tiene el primer mes al precio de nuestra promoción y cuenta como tuyo.',
    download: 'Descargar código QR',
    close: 'Cerrar',
    texts: [
      { name: 'Publicación', text: (link) => `Hago mis imágenes de producto con Vitrine: ${link}` },
      {
        name: 'Mensaje',
        text: (link) =>
          `Échale un vistazo a Vitrine. Convierte fotos de tus productos en imágenes para tu tienda y tus anuncios, sin estudio. Puedes probarlo gratis con productos de ejemplo: ${link} (Gano una comisión si te suscribes.)`,
      },
      {
        name: 'Nota para artículos',
        text: (link) =>
          `Esta página enlaza a Vitrine (${link}). Si te suscribes desde el enlace, ganamos una comisión; tú pagas lo mismo.`,
      },
    ],
  },
  campaigns: {
    title: 'Campañas',
    description: 'Los últimos 30 días',
    none: 'Sin campaña',
    columns: ['Campaña', 'Clics', 'Registros', 'De pago', 'Ganancias'],
  },
}
