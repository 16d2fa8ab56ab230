import { drivers, Encryption } from '@adonisjs/core/encryption'
import type { ApplicationService } from '@adonisjs/core/types'
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
import { BadSetting } from './failure.ts'
import { withClient } from './postgres/with_client.ts'
import { chooseSettings, type Settings } from './settings.ts'
import { print } from './steps.ts'
import { whyUnstartable } from './why_unstartable.ts'

/** SQLSTATE of a table that is not there. */
const NO_TABLE = '42P01'

/** A section as it is kept. */
export interface KeptRow {
  section: string
  sealed: string
  keptAt: string
}

/**
 * Without these an installation would be another one: open to who knows the demo merchant's password, or with its files in two places. The start is
 * refused instead.
 */
const NEEDED: readonly KeptSection[] = ['address', 'storage']

/**
 * What takes the place of settings that are left out: where nothing is said of payments, a start outside of production takes a sandbox, which sells for
 * cards that are none, and tells affiliates that they were paid.
 */
const INSTEAD: Partial<Record<KeptSection, KeptValues>> = {
  payments: { PAYMENTS: 'off' },
  payouts: { PAYOUTS: 'off' },
}

/**
 * What the processes of an instance run with: the environment with what operators have set in the browser, in those sections about which it says nothing
 * itself. A rehearsal does not come here.
 * @throws Failure when a value makes no sense
 */
export async function keptEnvironment(
  settings: Settings,
  keys: KeySettings,
  databaseUrl: string
): Promise<NodeJS.ProcessEnv> {
  const complete = (env: NodeJS.ProcessEnv) =>
    environment({ ...settings, ...chooseSettings(env) }, keys, databaseUrl, env)
  const whyNot = async (env: NodeJS.ProcessEnv) => {
    try {
      return await whyUnstartable(complete(env))
    } catch (error) {
      if (error instanceof BadSetting) return error.message
      throw error
    }
  }
  return complete(await fillKept(await readRows(databaseUrl), keys, process.env, whyNot))
}

/**
 * Of rows: the environment that comes of them. What the keys do not open is left out, and said; so is what an earlier version took and this one does not
 * start with.
 *
 * @param given what the operator has set
 * @param whyNot says why processes do not start with an environment, or null
 * @throws Failure when they do not start with a section that nothing can take the place of
 */
export async function fillKept(
  rows: readonly KeptRow[],
  keys: KeySettings,
  given: NodeJS.ProcessEnv,
  whyNot: (env: NodeJS.ProcessEnv) => Promise<string | null> = async () => null
): Promise<NodeJS.ProcessEnv> {
  const ofEnvironment = KEPT_SECTIONS.filter((section) => isOfEnvironment(section, given))
  const inUse: SettingsInUse = { kept: {}, leftOut: {}, ofEnvironment }
  const wanted = rows.filter(
    (row): row is KeptRow & { section: KeptSection } =>
      KEPT_SECTIONS.some((section) => section === row.section) &&
      !ofEnvironment.some((section) => section === row.section)
  )
  const encryption = wanted.length > 0 ? await openEncryption(keys) : null
  const least = { ...given }
  const opened = wanted.flatMap(({ section, sealed, keptAt }) => {
    const values = encryption!.decrypt<KeptValues>(sealed, KEPT_PURPOSE)
    if (values !== null) return [{ section, keptAt, values }]
    Object.assign(least, INSTEAD[section])
    print(
      `What was set at /admin/setup about ${section} cannot be opened with this APP_KEY, and is left out: set it again there.`
    )
    return []
  })
  let env: NodeJS.ProcessEnv = Object.assign({ ...least }, ...opened.map(({ values }) => values))
  const isFine = opened.length === 0 || (await whyNot(env)) === null
  // What is wrong with the environment itself is nothing that was kept.
  const sections = isFine || (await whyNot(least)) !== null ? opened : null
  for (const { section, keptAt } of sections ?? []) inUse.kept[section] = keptAt
  if (!sections) env = await leaveOut(opened, least, inUse, whyNot)
  return { ...env, SETTINGS_IN_USE: JSON.stringify(inUse) }
}

/** Adds section by section, and leaves those out that processes do not start with. */
async function leaveOut(
  opened: readonly { section: KeptSection; keptAt: string; values: KeptValues }[],
  given: NodeJS.ProcessEnv,
  inUse: SettingsInUse,
  whyNot: (env: NodeJS.ProcessEnv) => Promise<string | null>
): Promise<NodeJS.ProcessEnv> {
  let env = { ...given }
  for (const { section, keptAt, values } of opened) {
    const more = { ...env, ...values }
    const why = await whyNot(more)
    if (why === null) {
      env = more
      inUse.kept[section] = keptAt
      continue
    }
    const said = `This version does not start with what was set at /admin/setup about ${section}: ${why}`
    if (NEEDED.includes(section)) {
      throw new BadSetting(`${said}\nSet it in the environment, which counts first.`)
    }
    print(`${said}\nIt is left out: set it again there.`)
    env = { ...env, ...INSTEAD[section] }
    inUse.leftOut[section] = { keptAt, why }
  }
  return env
}

/** Nothing where there is no table yet: it is made with the first start. */
function readRows(connectionString: string): Promise<KeptRow[]> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<Omit<KeptRow, 'keptAt'> & { keptAt: Date }>(
      'select section, sealed, kept_at as "keptAt" from kept_settings order by section'
    )
    return rows.map((row) => ({ ...row, keptAt: row.keptAt.toISOString() }))
  }).catch((error: { code?: string }) => {
    if (error.code !== NO_TABLE) throw error
    return []
  })
}

/** Opens what the application has sealed (`config/encryption.ts`). */
async function openEncryption(keys: KeySettings): Promise<Encryption> {
  const { current, previous } = readAppKeys(keys)
  const driver = drivers.aes256gcm({ id: 'gcm', keys: [current, ...previous] })
  // The package asks for an application, and this driver does not look at it.
  return new Encryption(await driver.resolver(undefined as unknown as ApplicationService))
}
