import type { Translation } from '#app/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/affiliates.js'

export const AFFILIATES: Translation<typeof English.AFFILIATES> = {
  title: 'Afiliados',
  description: 'Quién trae comerciantes, los más nuevos primero.',
  search: 'Código o dirección',
  states: { all: 'Todos', held: 'Retenidos' },
  code: 'Código',
  user: 'Cuenta',
  state: 'Estado',
  referred: 'Traídos',
  referredOf: (registrations, paid) =>
    `${formatNumber(registrations)}, ${formatNumber(paid)} de pago`,
  earnings: 'Ganado',
  balance: 'Saldo',
  since: 'Desde',
  acts: 'Acciones',
  active: 'Activo',
  held: 'Retenido',
  actions: {
    hold_payouts: {
      button: 'Retener',
      title: '¿Retener los pagos?',
      body: 'Lo que gana se anota como antes, y el afiliado ve que sus pagos están retenidos. Lo que PayPal ya tiene no se detiene.',
      confirm: 'Retener los pagos',
    },
    release_payouts: {
      button: 'Liberar',
      title: '¿Dejar que los pagos continúen?',
      body: 'Lo que hay en el saldo se paga con los próximos pagos.',
      confirm: 'Liberar los pagos',
    },
  },
  signals: {
    title: 'Indicios de fraude',
    description: 'Algo que mirar antes de pagar. Cada uno puede tener una buena razón.',
    none: 'No hay nada que mirar',
    noneHint: 'Ningún afiliado destaca por tarjetas, redes o devoluciones.',
    sign: 'Indicio',
    users: 'Cuentas',
    kinds: {
      same_card: 'Los traídos comparten tarjetas',
      own_card: 'Los traídos pagan con la tarjeta del afiliado',
      same_network: 'Los traídos se registraron desde redes compartidas',
      own_network: 'Los traídos se registraron desde la red del afiliado',
      instant_refunds: 'Los traídos recuperaron todo su dinero en pocos días',
    },
  },
}

export const PAYOUTS: Translation<typeof English.PAYOUTS> = {
  title: 'Pagos a afiliados',
  description: 'Lo que se paga a los afiliados, lo más nuevo primero.',
  search: 'Código o dirección de un afiliado',
  states: { all: 'Todos', pending: 'Abiertos', failed: 'Fallidos' },
  payee: 'Afiliado',
  amount: 'Importe',
  status: 'Estado',
  statuses: { pending: 'Abierto', completed: 'Pagado', failed: 'Fallido' },
  to: 'A',
  batch: 'Lote',
  made: 'Creado',
  off: 'Los pagos están desactivados: no se paga a nadie, y lo ganado se queda en los saldos.',
  sandbox: 'PayPal solo se simula aquí: no se mueve dinero.',
  stuck: {
    title: 'Búscalos en PayPal',
    batch: 'Lote',
    problem: 'Problema',
    open: 'Abiertos',
    silent: (days) =>
      `PayPal no ha dicho desde hace ${formatNumber(days)} días cómo terminaron todos sus pagos.`,
    payouts: (count) => `${formatNumber(count)} ${plural(count, { one: 'pago', other: 'pagos' })}`,
    stillSent: 'Todavía se envía',
    acts: 'Acciones',
  },
  settle: {
    button: 'Cerrar',
    title: '¿Anotar lo que encontraste en PayPal?',
    body: 'Lo que se pagó cuenta como recibido. Lo que no, vuelve a los saldos, y se avisa a los afiliados. No se puede deshacer.',
    confirm: 'Cerrar',
    finding: 'Encontraste que',
    findings: { paid: 'se pagaron', unpaid: 'no se pagaron' },
    payout: 'Solo el pago con este ID',
    payoutHint: 'PayPal lo llama sender_item_id. Déjalo vacío para todos los abiertos.',
  },
}
