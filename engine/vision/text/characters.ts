import { CHARACTERS } from '../networks.js'
import { readPublished } from '../weights.js'

let characters: Promise<readonly string[]> | null = null

/**
 * What each class of the reader stands for: nothing, the characters of its list, a space.
 *
 * @throws VisionFault when the list is missing or damaged
 */
export function readCharacters(): Promise<readonly string[]> {
  characters ??= load()
  characters.catch(() => (characters = null))
  return characters
}

async function load(): Promise<readonly string[]> {
  const list = new TextDecoder().decode(await readPublished(CHARACTERS))
  return ['', ...list.replace(/\r?\n$/, '').split(/\r?\n/), ' ']
}
