import type { Visitor } from '#tests/support/visitor'
import type { Identity } from './fuzz.js'
import { Random } from './random.js'

/** From another network each time, so that no limit of one network keeps requests from what they are for. */
function elsewhere(random: Random): Record<string, string> {
  const part = () => random.below(256)
  return { 'x-forwarded-for': `${1 + random.below(200)}.${part()}.${part()}.${part()}` }
}

/** Somebody who has no account. */
export function guest(seed: number): Identity {
  const random = new Random(seed)
  return { name: 'guest', headers: async () => elsewhere(random) }
}

/** Somebody signed in, with the CSRF token that the pages send. */
export function merchant(visitor: Visitor, seed: number): Identity {
  const random = new Random(seed)
  const cookie = () => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    name: 'merchant',
    headers: async () => ({
      ...elsewhere(random),
      'cookie': cookie(),
      'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
    }),
  }
}

/** A program with a token of the public API. */
export function program(token: string, seed: number): Identity {
  const random = new Random(seed)
  return {
    name: 'program',
    headers: async () => ({ ...elsewhere(random), authorization: `Bearer ${token}` }),
  }
}
