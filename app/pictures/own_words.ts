interface Named {
  name: string
  triggerWord: string
}

/**
 * Leaves out words by which a product is called: all work on it is about it, and nobody can have asked for anything else with them,
 * whatever an engine knows.
 * @param words that an engine did not understand
 */
export function withoutOwnWords(words: readonly string[], product: Named | null): string[] {
  if (!product) return [...words]
  const own = new Set(wordsOf(`${product.triggerWord} ${product.name}`))
  return words.filter((word) => !wordsOf(word).every((part) => own.has(part)))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
