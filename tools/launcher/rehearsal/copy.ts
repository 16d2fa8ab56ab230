import { join } from 'node:path'
import { environment } from '../environment.ts'
import type { KeySettings } from '../data_dir/keys.ts'
import { ROOT, type Settings } from '../settings.ts'

/**
 * What a copy takes over of the settings that the command runs with: none of it leads to anybody else. All others are left out, mail servers, keys of
 * providers, payments, payouts, sign-in providers and statistics as well as those that will come: without them mail is kept, and nothing is sold.
 */
const KEPT = [
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'],
  ...['NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'DATABASE_POOL', 'REQUESTS_IN_WORK'],
  ...['ENGINE_THREADS', 'VISION', 'FFMPEG_PATH', 'FEATURES_OFF', 'REQUIRE_SUBSCRIPTION'],
  ...['C2PA_CERTIFICATE', 'C2PA_PRIVATE_KEY', 'MAIL_FROM', 'AFFILIATE_ATTRIBUTION'],
]

/** How the place of checkpoints is reached. */
const OF_BACKUPS = /^(BACKUP_)?S3_/

/** Connects to nobody but its database and itself. `--require` holds for threads too. */
const CUT_OFF = `--require="${join(ROOT, 'bin/cut_off.mjs')}"`

/** Settings of a copy: a folder and an address of its own, which other machines do not reach, since it holds everybody's data. */
export function copySettings(settings: Settings, port: number): Settings {
  return {
    ...settings,
    dataDir: join(settings.dataDir, 'restore-rehearsal'),
    ...{ host: '127.0.0.1', port, databaseUrl: null, directDatabaseUrl: null },
    ...{ mailbox: true, payments: 'off', payouts: 'off', dev: false },
  }
}

/** What restores the checkpoint runs with; it does none of the work that waits in it. */
export function restoringEnv(
  copy: Settings,
  keys: KeySettings,
  databaseUrl: string,
  given: NodeJS.ProcessEnv = process.env
): NodeJS.ProcessEnv {
  return {
    ...environment(copy, keys, databaseUrl, pick(given, isKept)),
    ...pick(given, (name) => OF_BACKUPS.test(name)),
    // The store is a folder of the copy, whatever the installation uses, and `.env` was read where it counts.
    ...{ DRIVE_DISK: 'fs', ENV_PATH: copy.dataDir, LOG_LEVEL: 'warn' },
  }
}

/** What the copy itself runs with: cut off from everybody else. */
export function copyEnv(
  copy: Settings,
  keys: KeySettings,
  databaseUrl: string,
  given: NodeJS.ProcessEnv = process.env
): NodeJS.ProcessEnv {
  const restoring = restoringEnv(copy, keys, databaseUrl, given)
  return {
    ...pick(restoring, (name) => !OF_BACKUPS.test(name)),
    REHEARSAL: 'on',
    NODE_OPTIONS: `${given.NODE_OPTIONS ?? ''} ${CUT_OFF}`.trim(),
  }
}

const isKept = (name: string) => KEPT.includes(name)

function pick(env: NodeJS.ProcessEnv, wanted: (name: string) => boolean): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => wanted(name)))
}
