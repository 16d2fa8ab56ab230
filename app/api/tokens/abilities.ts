/** What a token may be used for. */
export const ABILITIES = [
  'assets:read',
  'credits:read',
  'images:edit',
  'images:generate',
  'products:read',
  'products:write',
  'videos:generate',
] as const

export type Ability = (typeof ABILITIES)[number]

/** Stands for every ability, those of later versions included. */
export const EVERY_ABILITY = '*'

/** Those that the form for a new token proposes. */
export const DEFAULT_ABILITIES: readonly Ability[] = ['assets:read', 'images:edit']

/** The abilities among the names, each once; names of no ability are dropped. */
export function knownAbilities(names: readonly string[]): Ability[] {
  return ABILITIES.filter((ability) => names.includes(ability))
}

export function allows(abilities: readonly string[], ability: Ability): boolean {
  return abilities.includes(EVERY_ABILITY) || abilities.includes(ability)
}
