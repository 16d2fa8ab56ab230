/** Per cent. The sandbox knows no rates of countries: this one is due everywhere. */
export const TAX_PERCENT = 20

/**
 * The tax on an amount after discounts, in cents.
 * @param isIncluded whether the amount includes it, or it comes on top
 */
export function taxOn(amount: number, isIncluded: boolean): number {
  return Math.round((amount * TAX_PERCENT) / (isIncluded ? 100 + TAX_PERCENT : 100))
}
