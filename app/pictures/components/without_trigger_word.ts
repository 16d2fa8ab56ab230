/**
 * A suggested prompt without the product's trigger word in front. People read prompts as descriptions of their pictures, and an engine
 * that needs the word adds it itself.
 */
export function withoutTriggerWord(prompt: string, word: string): string {
  const rest = prompt.startsWith(`${word} `) ? prompt.slice(word.length).trim() : ''
  return rest || prompt
}
