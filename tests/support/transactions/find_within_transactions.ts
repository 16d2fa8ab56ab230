import type { Call, SourceFunction } from './functions_in_source.js'

/** Ways of the database service that need no connection. */
const NO_CONNECTION = /^db\.(raw|rawValue|ref)$/

const MODEL = /\/models\/\w+\.ts#default\.\w+$/
const QUEUE = /(^|\.)(queue|boss)\.\w+$/

/** Runs a statement on what it is given, or on a connection of its own with `TO_SHOW`. */
const STATEMENT = 'app/core/database/sql.ts#sql'

/**
 * Whether a connection is taken beside the transaction's own: requests that hold one and wait for another wait for each other
 * once all of the pool are held.
 */
export function takesConnection({ text, args, target }: Call): boolean {
  if (target === STATEMENT) return args[0] === 'TO_SHOW'
  if (text.startsWith('db.')) return !NO_CONNECTION.test(text)
  if (MODEL.test(target ?? '')) return !args.some((each) => each.includes('client'))
  return QUEUE.test(text) && !args.some((each) => /\bon(Connection|Trx)\b/.test(each))
}

/** Whether another machine is waited for, which may be the one that keeps files, or a hash of a password, which is slow on purpose. */
export const takesLong = ({ text, target }: Call): boolean =>
  ['fetch', 'stripe', 'drive.use', 'hash.make', 'hash.verify'].includes(text) ||
  /\bpaypal\(\)$|^undici#fetch$/.test(target ?? text)

/** Whether statements are sent on one connection before those before them are answered. */
export const sendsAtOnce = ({ text, args }: Call): boolean =>
  /^Promise\.(all|allSettled|race|any)$/.test(text) && args.some((each) => /\btrx\b/.test(each))

/**
 * Finds what is done within transactions, also by functions that are called there.
 * @param functions of {@link functionsInSource}
 * @returns for each place the way to it, as `file:line function > function > call`
 */
export function findWithinTransactions(
  functions: Map<string, SourceFunction>,
  isMeant: (call: Call) => boolean
): string[] {
  const ways = new Map<string, string>()
  const wayOf = (call: Call): string | undefined => {
    if (isMeant(call)) return call.text
    if (call.target === STATEMENT) return undefined
    const called = call.target === null ? undefined : functions.get(call.target)
    if (!called) return undefined
    const before = called.defaults.find((each) => each.at >= call.args.length && isMeant(each.call))
    const way = before?.call.text ?? ways.get(call.target!)
    return way && `${call.text} > ${way}`
  }
  for (let known = -1; known < ways.size;) {
    known = ways.size
    for (const [key, { calls }] of functions) {
      const way = ways.has(key) ? undefined : calls.map(wayOf).find((each) => each !== undefined)
      if (way) ways.set(key, way)
    }
  }
  return [...functions.values()].flatMap(({ file, calls }) =>
    calls.flatMap((call) => {
      const way = call.isWithin ? wayOf(call) : undefined
      return way ? [`${file}:${call.line} ${way}`] : []
    })
  )
}
