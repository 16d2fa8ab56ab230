import { randomInt, randomUUID } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import { isRecent } from '#app/core/text/is_recent'
import { passwordMark } from '../two_factor/challenge.js'
import User from '../models/user.js'
import { withinLimit } from '../security/within_limit.js'

/** For so long a mailed code can be entered. */
export const MAILED_CODE_MINUTES = 15

const DIGITS = 8
const TRIES = { requests: 5, duration: `${MAILED_CODE_MINUTES} minutes` }
const ONCE = { ...TRIES, requests: 1 }
const KEY = 'mailed_code'
const PURPOSE = 'mailed_code'

/** What the session keeps between a password and the code that was mailed. */
interface MailedChallenge {
  id: string
  /** As it was given: shown, whether or not it has an account. */
  email: string
  /** Null when the password was wrong or nobody has the address, which the page does not tell. */
  userId: number | null
  /** Mark of the password that was given. */
  password: string | null
  remember: boolean
  /** Encrypted. */
  code: string
  /** Milliseconds since 1970. */
  askedAt: number
}

type Answer =
  | { kind: 'right'; user: User; remember: boolean }
  | { kind: 'wrong'; user: User | null }
  /** There is none, its time is over, or it was wrong too often. */
  | { kind: 'over'; user: User | null }

/**
 * Asks this session for a code of eight digits.
 * @param user who gave the right password; null for whom nothing will be mailed
 * @returns the code
 */
export function askMailedCode(
  { session }: HttpContext,
  email: string,
  user: User | null,
  remember: boolean
): string {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  session.regenerate()
  session.put(KEY, {
    id: randomUUID(),
    email,
    userId: user?.id ?? null,
    password: user && passwordMark(user),
    remember,
    code: encryption.encrypt(code, { purpose: PURPOSE }),
    askedAt: Date.now(),
  } satisfies MailedChallenge)
  return code
}

/** The address that the session was asked for a code for; null when it was not, or a while ago. */
export function mailedCodeAddress({ session }: HttpContext): string | null {
  return readChallenge(session)?.email ?? null
}

/** Compares a code with the one that was mailed. Five may be wrong; a right one is used up. */
export async function answerMailedCode({ session }: HttpContext, code: string): Promise<Answer> {
  const challenge = readChallenge(session)
  // Also for a challenge of nobody: the time must not tell whether the password was right.
  const user = challenge ? await User.find(challenge.userId ?? 0) : null
  const isTried = challenge !== null && (await withinLimit(`mailed-code:${challenge.id}`, TRIES))
  if (!isTried) {
    forgetMailedCode(session)
    return { kind: 'over', user }
  }
  const known = encryption.decrypt<string>(challenge.code, PURPOSE)
  const isRight = known !== null && safeEqual(known, code.replace(/\s/g, ''))
  if (!isRight || !user || passwordMark(user) !== challenge.password) return { kind: 'wrong', user }
  forgetMailedCode(session)
  // Of requests at the same moment with one code one passes.
  if (!(await withinLimit(`mailed-code-used:${challenge.id}`, ONCE))) return { kind: 'over', user }
  return { kind: 'right', user, remember: challenge.remember }
}

export function forgetMailedCode(session: HttpContext['session']): void {
  session.forget(KEY)
}

function readChallenge(session: HttpContext['session']): MailedChallenge | null {
  const challenge: MailedChallenge | undefined = session.get(KEY)
  return challenge && isRecent(challenge.askedAt, MAILED_CODE_MINUTES * 60_000) ? challenge : null
}
