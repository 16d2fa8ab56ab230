import { join } from 'node:path'
import { readAppKeys } from '../../../config/app_keys.ts'
import { readOrCreateSecret } from './data_dir.ts'
import { BadSetting } from '../failure.ts'

/** The settings that the application takes its keys from. */
export type KeySettings = Record<'APP_KEY' | 'APP_PREVIOUS_KEYS', string>

/**
 * The keys that sign and encrypt: of the settings, else of the file `app.key`, which is made with the first start. Its first line
 * is the key, those below it are earlier ones.
 * @param settings where the operator may have given them
 * @throws BadSetting when one is too short
 */
export async function openKeys(
  dataDir: string,
  settings: NodeJS.ProcessEnv = process.env
): Promise<KeySettings> {
  const { APP_KEY: given, APP_PREVIOUS_KEYS = '' } = settings
  const path = join(dataDir, 'app.key')
  const [first = '', ...earlier] = given ? [given] : (await readOrCreateSecret(path)).split(/\s+/)
  const keys = { APP_KEY: first, APP_PREVIOUS_KEYS: [...earlier, APP_PREVIOUS_KEYS].join(',') }
  try {
    readAppKeys(keys)
  } catch (error) {
    const place = given ? '' : ` It is in ${path}.`
    throw new BadSetting(`${(error as Error).message}${place}`)
  }
  return keys
}
