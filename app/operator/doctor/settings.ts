import { SETTINGS } from '#start/env'
import { type Finding, told } from './finding.js'

/** Names that begin with these are nobody else's: one that is not known is mistyped. */
const FAMILIES =
  /^(ENGINE|FAL|REPLICATE|OPENAI_IMAGES|COMFYUI|STRIPE|PAYPAL|PAYMENTS|PAYOUTS|MAIL|SMTP|BACKUP|S3|C2PA|METRICS)_/

/** What the values of these are is nobody's business. */
const SECRET = /(KEY|KEYS|SECRET|TOKEN|PASSWORD)(_ID)?$/

/** A value as short as this stands in many words by chance. */
const LEAST_CHARACTERS = 4

/** Which settings are set, by their names alone. */
export function describeSettings(env: NodeJS.ProcessEnv = process.env): Finding[] {
  const names = Object.keys(SETTINGS)
  const set = names.filter((name) => env[name])
  const unknown = Object.keys(env).filter((name) => FAMILIES.test(name) && !names.includes(name))
  return [
    told(
      'settings',
      `set: ${set.sort().join(', ')}; the other ${names.length - set.length} are not.`
    ),
    ...unknown.map((name) =>
      told('settings', `${name} is set and not known: .env.example has the names that there are.`)
    ),
  ]
}

/** A text without what settings keep secret, whoever said it. */
export function hideSecrets(text: string, env: NodeJS.ProcessEnv = process.env): string {
  return secretsOf(env).reduce((cleaned, secret) => cleaned.replaceAll(secret, '[hidden]'), text)
}

/** The longest first, so that none is left in part. */
function secretsOf(env: NodeJS.ProcessEnv): string[] {
  const secrets = Object.entries(env).flatMap(([name, value = '']) =>
    SECRET.test(name) ? [value, ...value.split(',')] : passwordsIn(value)
  )
  return secrets
    .filter((secret) => secret.length >= LEAST_CHARACTERS)
    .sort((one, other) => other.length - one.length)
}

/** As they stand in an address, and as they are. */
function passwordsIn(value: string): string[] {
  const { password = '' } = URL.parse(value) ?? {}
  return password === '' ? [] : [password, decoded(password)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
