import { existsSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { addressOf, publicAddress } from '../../config/address.ts'
import { isDemoOpen } from '../../config/demo.ts'
import { mailDriverOf } from '../../config/mail_driver.ts'
import { parseSmtpUrl, readAuthorities } from '../../config/smtp_url.ts'
import { BadSetting } from './failure.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

/** For Node, before an entry of `bin/` that uses decorators and the aliases of package.json. */
export const TYPESCRIPT = '--import=./bin/typescript.mjs'

/** The processes of the application. */
const PROCESSES = ['web', 'worker'] as const
export type ProcessName = (typeof PROCESSES)[number]

/** What follows from settings that may also be kept in the browser. */
export interface ChosenSettings {
  /** Whether the demo merchant is made and may sign in. */
  demo: boolean
  /** Whether mail is kept on this machine instead of being sent. */
  mailbox: boolean
  /** Who takes the money: `stripe`, `sandbox` or `off`. */
  payments: string
  /** Who pays affiliates: `paypal`, `sandbox` or `off`. */
  payouts: string
}

/** What `npm start` and `npm run dev` go by, from the environment and `.env`. */
export interface Settings extends ChosenSettings {
  /** Absolute path of the folder that holds all state. */
  dataDir: string
  host: string
  port: number
  /** The processes of the application that this start keeps running: both, or one where others run the other. */
  runs: readonly ProcessName[]
  /** Null: the embedded PostgreSQL is used. */
  databaseUrl: string | null
  /** The same without a pool of connections in between. */
  directDatabaseUrl: string | null
  /** Whether what is asked of the database at once is sent at once. */
  pipelinesStatements: boolean
  /** Hot reload instead of built pages. */
  dev: boolean
}

/**
 * Reads the settings; a variable that is set wins over `.env` in the project's root.
 *
 * `NODE_ENV=production` leaves the demo merchant, as a public `APP_URL` does, and the sandboxes of payments and payouts out and
 * changes nothing else: only `dev` runs the application in its development mode.
 *
 * @throws Failure when a value makes no sense
 */
export function readSettings(argv: string[]): Settings {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { DATA_DIR, HOST, PORT, DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PIPELINE } = process.env
  const dataDir = DATA_DIR || 'data'
  if (DATABASE_DIRECT_URL && !DATABASE_URL) {
    throw new BadSetting(
      'DATABASE_DIRECT_URL leads past the pool that DATABASE_URL leads to: set both, or neither.'
    )
  }
  return {
    dataDir: isAbsolute(dataDir) ? resolve(dataDir) : join(ROOT, dataDir),
    host: HOST || '127.0.0.1',
    port: readPort(PORT || '3333'),
    runs: readProcesses(),
    databaseUrl: DATABASE_URL || null,
    directDatabaseUrl: DATABASE_DIRECT_URL || DATABASE_URL || null,
    pipelinesStatements: !['false', '0'].includes(DATABASE_PIPELINE ?? ''),
    ...chooseSettings(process.env),
    dev: argv.includes('--dev'),
  }
}

/** @throws Failure when a value makes no sense */
export function chooseSettings(env: NodeJS.ProcessEnv): ChosenSettings {
  const { NODE_ENV, APP_URL, PAYMENTS, PAYOUTS } = env
  if (APP_URL) checkPublicAddress(APP_URL)
  return {
    demo: isDemoOpen({ NODE_ENV, APP_URL }),
    mailbox: isKept(env),
    payments: PAYMENTS || defaultPayments(env),
    payouts: PAYOUTS || defaultPayouts(env),
  }
}

/** Whether mail is kept; a mail server is looked at here, where what is wrong with its settings is said in a sentence. */
function isKept(env: NodeJS.ProcessEnv): boolean {
  const { SMTP_URL = '', SMTP_CA_FILE } = env
  const driver = mailDriverOf(env)
  if (driver === 'smtp' && SMTP_URL) {
    try {
      parseSmtpUrl(SMTP_URL)
      if (SMTP_CA_FILE) readAuthorities(SMTP_CA_FILE)
    } catch (error) {
      throw new BadSetting((error as Error).message)
    }
  }
  return driver === 'mailbox'
}

/** A sandbox gives credits away: in production it has to be asked for by name. */
function defaultPayments({ STRIPE_SECRET_KEY, NODE_ENV }: NodeJS.ProcessEnv): string {
  if (STRIPE_SECRET_KEY) return 'stripe'
  return NODE_ENV === 'production' ? 'off' : 'sandbox'
}

/** A sandbox tells affiliates that they were paid: in production it has to be asked for by name. Nobody needs it without affiliates. */
function defaultPayouts(env: NodeJS.ProcessEnv): string {
  const { PAYPAL_CLIENT_ID, NODE_ENV, FEATURES_OFF = '' } = env
  if (PAYPAL_CLIENT_ID) return 'paypal'
  const isOff = FEATURES_OFF.split(',').some((name) => name.trim() === 'affiliates')
  return NODE_ENV === 'production' || isOff ? 'off' : 'sandbox'
}

/** A process alone has the other somewhere else, with the same database: it cannot be the embedded one. */
function readProcesses(): readonly ProcessName[] {
  const { PROCESSES: text, DATABASE_URL } = process.env
  if (!text) return PROCESSES
  const names = text.split(',').map((name) => name.trim())
  const runs = PROCESSES.filter((name) => names.includes(name))
  if (runs.length !== names.length) {
    throw new BadSetting(`PROCESSES is "${text}": it must be web, worker, or web,worker.`)
  }
  if (runs.length === 1 && !DATABASE_URL) {
    throw new BadSetting(
      `PROCESSES=${text} needs DATABASE_URL: the embedded database is reached by the processes of one start alone.`
    )
  }
  return runs
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new BadSetting(`PORT is "${text}": it must be a whole number from 1 to 65535.`)
}

function checkPublicAddress(text: string): void {
  try {
    publicAddress(text)
  } catch (error) {
    throw new BadSetting((error as Error).message)
  }
}

/** The address to open in a browser. */
export function address({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  return addressOf(host, port)
}
