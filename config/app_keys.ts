/** Fewer characters could be guessed from one signed cookie. */
const LEAST_CHARACTERS = 32

export interface AppKeys {
  /** Signs, encrypts, and opens. */
  current: string
  /** Open what they have signed and encrypted, the newest first. */
  previous: string[]
}

/**
 * The keys in `APP_KEY` and, by commas, `APP_PREVIOUS_KEYS`. Without imports: the start looks at them before there is an application.
 * @throws Error with a sentence for the operator when one is missing or too short
 */
export function readAppKeys(env: NodeJS.ProcessEnv): AppKeys {
  const current = env.APP_KEY ?? ''
  const previous = (env.APP_PREVIOUS_KEYS ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  check('APP_KEY', current)
  for (const key of previous) check('A key in APP_PREVIOUS_KEYS', key)
  return { current, previous }
}

function check(name: string, key: string): void {
  if (key.length >= LEAST_CHARACTERS) return
  throw new Error(
    `${name} has ${key.length} characters and needs at least ${LEAST_CHARACTERS}: take random ones, such as what "openssl rand -base64 32" prints.`
  )
}
