import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/acts.js'

export const ACTS: Translation<typeof English.ACTS> = {
  add_operator: 'Dio el papel de operador',
  remove_operator: 'Quitó el papel de operador',
  credits: 'Dio créditos',
  suspend: 'Suspendió la cuenta',
  restore: 'Levantó la suspensión',
  verify: 'Marcó la dirección como verificada',
  sign_out: 'Cerró todas las sesiones',
  second_factor: 'Quitó el segundo factor',
  delete: 'Eliminó la cuenta',
  view: 'Miró la cuenta',
  cancel: 'Canceló un trabajo',
  refund: 'Devolvió los créditos de un trabajo',
  hold_payouts: 'Retuvo los pagos',
  release_payouts: 'Liberó los pagos',
  settle_payouts: 'Cerró pagos a mano',
  retry_webhook: 'Hizo enviar lo que esperaba',
  disable_webhook: 'Desactivó un webhook',
  see_errors: 'Marcó errores como vistos',
}

export const ACT_BANNERS: Translation<typeof English.ACT_BANNERS> = {
  credits: 'Los créditos están dados.',
  suspend: 'La cuenta está suspendida.',
  restore: 'La suspensión ha terminado.',
  verify: 'La dirección cuenta como verificada.',
  sign_out: 'La cuenta ha salido de todas las sesiones.',
  second_factor: 'El segundo factor está quitado.',
  delete: 'La cuenta está eliminada.',
  cancel: 'El trabajo se está cancelando.',
  refund: 'Los créditos están devueltos.',
  hold_payouts: 'Los pagos a este afiliado están retenidos.',
  release_payouts: 'Los pagos a este afiliado continúan.',
  settle_payouts: 'Los pagos están cerrados.',
  retry_webhook: 'Lo que espera se envía ahora.',
  disable_webhook: 'El endpoint está desactivado, y se avisa a su dueño.',
  see_errors: 'Marcado como visto.',
}
