import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { cutText } from '#common/cut_text'

/** An error as it is kept: what helps to find it in the code, and nothing that somebody sent. */
export interface DescribedError {
  /** The same for errors that are the same. */
  fingerprint: string
  name: string
  message: string
  /** Where it came from, the innermost first, a line each. */
  frames: string
}

const MOST_FRAMES = 8
const MOST_CHARACTERS = 300

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** PostgreSQL's class of errors whose messages repeat the value that was refused. */
const DATA_EXCEPTION = /^22/

export function describeThrown(error: Error): DescribedError {
  const frames = framesOf(error)
  const message = publicMessage(error)
  const own = frames.find((frame) => !/node:|node_modules\//.test(frame)) ?? frames[0] ?? ''
  const name = textOf(error.name)
  const same = [name, message.replaceAll(/\d+/g, '0'), own.replaceAll(/:\d+/g, '')]
  return {
    fingerprint: createHash('sha256').update(same.join('\n')).digest('base64url').slice(0, 24),
    name: cutText(name, 100),
    message,
    frames: frames.slice(0, MOST_FRAMES).join('\n'),
  }
}

/** The first line of a message without what may be an address, an id or a secret. Of a statement of SQL, what the database says of it. */
export function publicMessage({ message: given, ...fields }: { message: unknown }): string {
  const message = textOf(given)
  const code = 'severity' in fields && 'code' in fields ? textOf(fields.code) : ''
  const said = code === '' ? message : message.split(' - ').at(-1)!
  const withoutValues = said
    .trim()
    .split('\n', 1)
    .join('')
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '*')
    .replaceAll(/(https?:\/\/[^\s?]+)\?\S*/g, '$1')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '*')
    .replaceAll(/(["'`]).*?\1/g, (quoted) => (isName(quoted, code) ? quoted : '"*"'))
    .replaceAll(/[^\s/"'`]{30,}/g, '*')
    .replaceAll(/\d{4,}/g, '0')
  return cutText(withoutValues, MOST_CHARACTERS)
}

/** Names of columns, tables and properties say what is wrong; anything else may be what somebody typed. */
function isName(quoted: string, code: string): boolean {
  return !DATA_EXCEPTION.test(code) && /^.[a-z_][a-z_.]{0,62}.$/i.test(quoted)
}

/** Whoever throws may have put anything there, such as an answer's body for the message. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Paths from the folder of the project on. */
function framesOf({ stack }: Error): string[] {
  return textOf(stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => cutText(line.trim().replaceAll('file://', '').replaceAll(ROOT, ''), 200))
}
