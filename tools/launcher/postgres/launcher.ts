import { firstOf } from '../../../app/core/elements.ts'
import { Failure } from '../failure.ts'
import { run } from '../processes/run.ts'
import type { Account } from './account.ts'

/** How to start a PostgreSQL program: put `prefix` in front of it and spawn with `identity`. */
export interface Launcher {
  prefix: string[]
  identity: Partial<Account>
}

/**
 * Chooses how to start PostgreSQL's programs as `account`.
 *
 * Linux's `setpriv` makes the kernel send the server SIGTERM when this process dies (with SIGTERM it lets sessions
 * finish, then stops), so that a killed start leaves no server behind. Without it the next start stops a server left behind.
 *
 * @throws Failure when this process may not become that user, as in a container without the capabilities for it
 */
export async function chooseLauncher(account: Account | null): Promise<Launcher> {
  const parentDeath = ['setpriv', '--pdeathsig', 'TERM']
  if (account === null) {
    return {
      prefix: (await works([...parentDeath, 'true'])) ? [...parentDeath, '--'] : [],
      identity: {},
    }
  }
  const { uid, gid } = account
  const switchUser = ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups']
  const candidates: Launcher[] = [
    { prefix: [...parentDeath, ...switchUser, '--'], identity: {} },
    { prefix: [], identity: account },
  ]
  for (const launcher of candidates) {
    if (await works([...launcher.prefix, 'true'], launcher.identity)) return launcher
  }
  throw new Failure(
    `PostgreSQL does not run as root, and root may not run programs as another user here (id ${uid}): start Vitrine as another user, or set DATABASE_URL.`
  )
}

/** Whether who is started by `launcher` passes a test of the shell, such as `-x "$1"`, on these paths. */
export function passes(launcher: Launcher, test: string, ...paths: string[]): Promise<boolean> {
  return works([...launcher.prefix, '/bin/sh', '-c', test, 'sh', ...paths], launcher.identity)
}

async function works(call: string[], identity: Partial<Account> = {}) {
  const result = await run(firstOf(call), call.slice(1), { ...identity, cwd: '/' }).catch(
    () => null
  )
  return result?.code === 0
}
