import type { KeySettings } from './data_dir/keys.ts'
import type { Settings } from './settings.ts'

/**
 * What the processes of an instance, and commands beside them, run with: all that an operator may set, filled in.
 * @param given what else they get
 */
export function environment(
  settings: Settings,
  keys: KeySettings,
  databaseUrl: string,
  given: NodeJS.ProcessEnv = process.env
): NodeJS.ProcessEnv {
  return {
    ...given,
    NODE_ENV: settings.dev ? 'development' : 'production',
    HOST: settings.host,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    ...keys,
    DEMO_MERCHANT: settings.demo ? 'open' : 'closed',
    PAYMENTS: settings.payments,
    PAYOUTS: settings.payouts,
  }
}
