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
  switch_on: 'Activó una función',
  switch_off: 'Desactivó una función',
  announce: 'Publicó un anuncio',
  change_announcement: 'Cambió un anuncio',
  end_announcement: 'Terminó un anuncio',
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
  switch_on: 'Está activado.',
  switch_off: 'Está desactivado.',
  announce: 'El anuncio está publicado.',
  change_announcement: 'El anuncio está cambiado.',
  end_announcement: 'El anuncio ha terminado.',
}
