import { formatMoney } from '../../shell/languages/format.js'

/** An amount of dollars as people write it, such as '$64.50'. */
export function dollars(amount: number): string {
  return formatMoney(amount * 100, 'USD')
}
