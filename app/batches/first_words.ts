import { cutText } from '#common/cut_text'

const NAME_WORDS = 5

/** Words that lead to another, in the languages of the pages: a name that ends with them reads as cut off. */
const LEADS_ON =
  /(?<=\S)\s+(?:\p{L}{1,2}|the|and|with|near|der|die|das|dem|den|ein|eine|einem|einer|mit|auf|vor|und|con|del|las|los|una|para)$/iu

/** A short name for what has none: the first words of its description, of no more characters than `longest`. */
export function firstWords(description: string, longest: number): string {
  const all = description.trim().split(/\s+/)
  let name = all.slice(0, NAME_WORDS).join(' ')
  if (all.length > NAME_WORDS) while (LEADS_ON.test(name)) name = name.replace(LEADS_ON, '')
  return cutText(name, longest).replace(/[,;:.\s]+$/, '')
}
