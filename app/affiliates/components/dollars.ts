import { formatMoney } from '#app/i18n/format'

/** An amount of dollars as people write it, such as '$64.50'. */
export function dollars(amount: number): string {
  return formatMoney(amount * 100, 'USD')
}
