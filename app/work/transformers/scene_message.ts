import { SCENE_NAMES } from '../messages/en/scenes.js'

/**
 * The scene of a picture by its code, in the language that is spoken now. Names that are none, such as those that were kept before
 * scenes had codes, are said as they are.
 */
export function sceneMessage(code: string): string {
  const parts = code.split('.')
  if (parts[0] === 'podium') {
    const ground = groundOf(parts.slice(1))
    return ground ? SCENE_NAMES.podium(ground) : code
  }
  return named(code) ?? groundOf(parts) ?? code
}

function named(code: string): string | null {
  if (code === 'studio_paper' || code === 'studio_podium') return SCENE_NAMES[code]
  const [kind, set = '', ground] = code.split('.')
  if (kind === 'set' && ground) return laidIn(set, ground)
  const isKnown = kind === 'set' && Object.hasOwn(SCENE_NAMES.sets, set)
  return isKnown ? SCENE_NAMES.sets[set as keyof typeof SCENE_NAMES.sets] : null
}

/** A place whose table is laid with another surface. */
function laidIn(set: string, ground: string): string | null {
  const { grounds, laid } = SCENE_NAMES
  if (!Object.hasOwn(laid, set) || !Object.hasOwn(grounds, ground)) return null
  return laid[set as keyof typeof laid](grounds[ground as keyof typeof grounds])
}

function groundOf([ground = '', backdrop = '', ...more]: string[]): string | null {
  const { grounds, backdrops } = SCENE_NAMES
  const isKnown = Object.hasOwn(grounds, ground) && Object.hasOwn(backdrops, backdrop)
  if (!isKnown || more.length > 0) return null
  const before = backdrops[backdrop as keyof typeof backdrops]
  return before(grounds[ground as keyof typeof grounds])
}
