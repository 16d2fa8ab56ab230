import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Digits and signs that people add to a common password until a form takes it. */
const FRILLS = /^[\d\p{P}\p{S}\s]{0,4}|[\d\p{P}\p{S}\s]{0,4}$/gu

/** Tried first as well. */
const PRODUCT = 'vitrine'

const FEWEST_DIFFERENT = 4

/** One text of 380 kB takes a tenth of the memory of a set, and is searched in a fifth of a millisecond. */
let lines: string | null = null

/** Whether a password is among the first that are tried: a common one, with or without a few digits or signs around it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < FEWEST_DIFFERENT) return true
  const bare = plain.replace(FRILLS, '')
  return bare === PRODUCT || isListed(plain) || isListed(bare)
}

function isListed(password: string): boolean {
  lines ??= readList()
  return !password.includes('\n') && lines.includes(`\n${password}\n`)
}

/**
 * The 49,233 passwords that are used most, by the leaks that zxcvbn-ts has counted, in lower case and ASCII. Read when the
 * first password is chosen, as a file: a module would keep its many strings.
 */
function readList(): string {
  const path = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  const passwords: string[] = JSON.parse(readFileSync(path, 'utf8'))
  return `\n${passwords.join('\n')}\n`
}
