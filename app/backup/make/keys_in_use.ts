import { readAppKeys } from '#config/app_keys'

/** The keys that sign and encrypt, as the file `app.key` holds them: the present one, then earlier ones. */
export function keysInUse(): string {
  const { current, previous } = readAppKeys(process.env)
  return `${[current, ...previous].join('\n')}\n`
}
