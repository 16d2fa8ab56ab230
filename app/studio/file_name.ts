/** Longest part of a name that comes from a prompt. */
const PROMPT_CHARACTERS = 60

/** A name that tells the product, for saving; without extension. */
export function fileNameOf(productName: string, id: number): string {
  return `${slugOf(productName) || 'product'}-${id}`
}

/** The same with the beginning of the prompt, for many files side by side. */
export function longFileNameOf(productName: string, prompt: string, id: number): string {
  const all = slugOf(prompt)
  const isLong = all.length > PROMPT_CHARACTERS
  const words = isLong ? all.slice(0, PROMPT_CHARACTERS).replace(/-[^-]*$/, '') : all
  return [slugOf(productName) || 'product', words, id].filter(Boolean).join('-')
}

/** Its letters and digits in small letters, joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
