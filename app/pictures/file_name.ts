import { fileStem } from '#app/core/text/file_stem'

/** Longest parts of a name, in bytes of UTF-8: together with number, shape and extension a file system takes them. */
const PRODUCT_BYTES = 120
const PROMPT_BYTES = 60

/** A name that tells the product, for saving; without extension. */
export function fileNameOf(productName: string, id: number): string {
  return `${productStemOf(productName)}-${id}`
}

/** The same with the beginning of the prompt, for many files side by side. */
export function longFileNameOf(productName: string, prompt: string, id: number): string {
  const all = slugOf(prompt)
  const part = fileStem(all, PROMPT_BYTES)
  const words = part === all ? all : part.replace(/-[^-]*$/, '')
  return [productStemOf(productName), words, id].filter(Boolean).join('-')
}

/** The product's part of a name. */
export function productStemOf(productName: string): string {
  return fileStem(slugOf(productName), PRODUCT_BYTES) || 'product'
}

/** Its letters, with their marks, and digits in small letters, joined by hyphens. */
function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, '-')
    .replace(/^-|-$/g, '')
}
