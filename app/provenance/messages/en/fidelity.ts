/** How far a product is from its photo. */
export const FIDELITY_MESSAGES = {
  unchanged: 'Product unchanged',
  nearly: 'Product nearly unchanged',
  adapted: `Product's colours adapted to the light`,
  changed: `Product's colours changed`,
}
