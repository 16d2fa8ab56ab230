/** A name that tells the product, for saving. */
export function fileNameOf(productName: string, id: number): string {
  const stem = productName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${stem || 'product'}-${id}`
}
