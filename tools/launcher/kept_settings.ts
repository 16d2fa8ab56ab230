import { drivers, Encryption } from '@adonisjs/core/encryption'
import type { ApplicationService } from '@adonisjs/core/types'
import pg from 'pg'
import { readAppKeys } from '../../config/app_keys.ts'
import {
  isOfEnvironment,
  KEPT_PURPOSE,
  KEPT_SECTIONS,
  type KeptSection,
  type KeptValues,
  type SettingsInUse,
} from '../../config/kept_settings.ts'
import type { KeySettings } from './data_dir/keys.ts'
import { environment } from './environment.ts'
import { chooseSettings, type Settings } from './settings.ts'
import { print } from './steps.ts'

/** SQLSTATE of a table that is not there. */
const NO_TABLE = '42P01'

/** A section as it is kept. */
export interface KeptRow {
  section: string
  sealed: string
  keptAt: string
}

/**
 * What the processes of an instance run with, kept settings among it.
 * @throws Failure when a value makes no sense
 */
export async function keptEnvironment(
  settings: Settings,
  keys: KeySettings,
  databaseUrl: string
): Promise<NodeJS.ProcessEnv> {
  const env = await withKeptSettings(databaseUrl, keys)
  return environment({ ...settings, ...chooseSettings(env) }, keys, databaseUrl, env)
}

/**
 * The environment with what operators have set in the browser, in those sections about which it says nothing itself. A rehearsal does not come here.
 * @param given what the operator has set
 */
async function withKeptSettings(
  databaseUrl: string,
  keys: KeySettings,
  given: NodeJS.ProcessEnv = process.env
): Promise<NodeJS.ProcessEnv> {
  return fillKept(await readRows(databaseUrl), keys, given)
}

/** Of rows: the environment that comes of them. What the keys do not open is left out, and said. */
export async function fillKept(
  rows: readonly KeptRow[],
  keys: KeySettings,
  given: NodeJS.ProcessEnv
): Promise<NodeJS.ProcessEnv> {
  const ofEnvironment = KEPT_SECTIONS.filter((section) => isOfEnvironment(section, given))
  const inUse: SettingsInUse = { kept: {}, ofEnvironment }
  const wanted = rows.filter(
    (row): row is KeptRow & { section: KeptSection } =>
      KEPT_SECTIONS.some((section) => section === row.section) &&
      !ofEnvironment.some((section) => section === row.section)
  )
  const env = { ...given }
  const encryption = wanted.length > 0 ? await openEncryption(keys) : null
  for (const { section, sealed, keptAt } of wanted) {
    const values = encryption!.decrypt<KeptValues>(sealed, KEPT_PURPOSE)
    if (values === null) {
      print(
        `What was set at /admin/setup about ${section} cannot be opened with this APP_KEY, and is left out: set it again there.`
      )
      continue
    }
    Object.assign(env, values)
    inUse.kept[section] = keptAt
  }
  return { ...env, SETTINGS_IN_USE: JSON.stringify(inUse) }
}

/** Nothing where there is no table yet: it is made with the first start. */
async function readRows(connectionString: string): Promise<KeptRow[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<Omit<KeptRow, 'keptAt'> & { keptAt: Date }>(
      'select section, sealed, kept_at as "keptAt" from kept_settings order by section'
    )
    return rows.map((row) => ({ ...row, keptAt: row.keptAt.toISOString() }))
  } catch (error) {
    if ((error as { code?: string }).code !== NO_TABLE) throw error
    return []
  } finally {
    await client.end()
  }
}

/** Opens what the application has sealed (`config/encryption.ts`). */
async function openEncryption(keys: KeySettings): Promise<Encryption> {
  const { current, previous } = readAppKeys(keys)
  const driver = drivers.aes256gcm({ id: 'gcm', keys: [current, ...previous] })
  // The package asks for an application, and this driver does not look at it.
  return new Encryption(await driver.resolver(undefined as unknown as ApplicationService))
}
