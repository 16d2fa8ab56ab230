import { formatMoney } from '#app/i18n/format'

/** Cents as an amount of money, such as '$29.00'. */
export function money(cents: number): string {
  return formatMoney(cents, 'USD')
}

/** Cents as a price: '$29', and '$14.50' where it is not whole. */
export function price(cents: number): string {
  return cents % 100 === 0 ? formatMoney(cents, 'USD', { maximumFractionDigits: 0 }) : money(cents)
}
