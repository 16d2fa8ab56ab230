import { parseArgs } from 'node:util'
import { DEMO_MERCHANT } from '#config/demo'

/** What an attack may be told; each has a default. */
export interface Options {
  /** The instance, on this machine: `http://127.0.0.1:3333`. */
  url: URL
  /** How many attackers there are, if not as many as usual. */
  count: number
  /** What they ask for. */
  path: string
  /** Who is signed in meanwhile. */
  email: string
  password: string
  /** Within which those are to be answered. */
  milliseconds: number
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const MOST = 20_000

/**
 * Reads the arguments of a script.
 *
 * @throws Error for an instance that is not on this machine, and for more attackers than 20,000
 */
export function readOptions(defaults: { count: number; path?: string }): Options {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3333' },
      count: { type: 'string', default: String(defaults.count) },
      path: { type: 'string', default: defaults.path ?? '/' },
      email: { type: 'string', default: DEMO_MERCHANT.email },
      password: { type: 'string', default: DEMO_MERCHANT.password },
      milliseconds: { type: 'string', default: '500' },
    },
  })
  const url = new URL(values.url)
  if (!LOOPBACK.includes(url.hostname)) throw new Error('An attack is for an instance on loopback.')
  const count = Number(values.count)
  if (!(count > 0 && count <= MOST)) throw new Error(`--count must be from 1 to ${MOST}.`)
  return { ...values, url, count, milliseconds: Number(values.milliseconds) }
}
