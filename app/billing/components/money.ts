const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Cents as an amount of money, such as '$29.00'. */
export function money(cents: number): string {
  return DOLLARS.format(cents / 100)
}

/** Cents as a price: '$29', and '$14.50' where it is not whole. */
export function price(cents: number): string {
  return cents % 100 === 0 ? WHOLE_DOLLARS.format(cents / 100) : money(cents)
}
