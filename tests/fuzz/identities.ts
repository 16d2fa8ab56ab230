import type { Standing } from '#app/shell/standing'
import { Visitor } from '#tests/support/visitor'
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

/** Somebody who has opened a page and not signed in: with the CSRF token that the pages send. */
export function newcomer(url: string, seed: number): Identity {
  return inBrowser('newcomer', seed, async () => {
    const visitor = new Visitor(url)
    await visitor.get('/sanctum/csrf-cookie')
    return visitor
  })
}

/**
 * Somebody signed in, with the CSRF token that the pages send.
 * @param register makes an account: anew where a request has ended the session of the one before
 */
export function merchant(register: () => Promise<Visitor>, seed: number): Identity {
  return inBrowser('merchant', seed, async (former) => {
    const answer = await former?.get('/standing')
    const standing = answer?.ok ? ((await answer.json()) as Standing) : null
    return standing?.user ? former! : register()
  })
}

function inBrowser(
  name: string,
  seed: number,
  open: (former?: Visitor) => Promise<Visitor>
): Identity {
  const random = new Random(seed)
  let opened: Promise<Visitor> | null = null
  return {
    name,
    async headers() {
      const visitor = await (opened ??= open())
      const pairs = [...visitor.cookies].map(([key, value]) => `${key}=${value}`)
      return {
        ...elsewhere(random),
        'cookie': pairs.join('; '),
        'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
      }
    },
    answered(status) {
      if (status === 401 || status === 419) opened = opened?.then(open) ?? null
    },
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
