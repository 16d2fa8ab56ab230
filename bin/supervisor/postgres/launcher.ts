import { dirname } from 'node:path'
import { Failure } from '../failure.ts'
import { run } from '../run.ts'
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
 * finish, then stops), so that a killed start leaves no server behind. It also lets the other user reach a folder
 * below a closed home directory, such as root's own. Without `setpriv` the next start stops a server left behind.
 *
 * @param folder an existing folder that the account must reach
 * @param program a program that the account must reach
 * @throws Failure naming DATA_DIR when the account cannot reach them
 */
export async function chooseLauncher(
  account: Account | null,
  folder: string,
  program: string
): Promise<Launcher> {
  const parentDeath = ['setpriv', '--pdeathsig', 'TERM']
  const hasSetpriv = await works([...parentDeath, 'true'])
  if (account === null) return { prefix: hasSetpriv ? [...parentDeath, '--'] : [], identity: {} }

  const reach = ['/bin/sh', '-c', 'cd -- "$1" && test -x "$2"', 'sh', folder, program]
  const { uid, gid } = account
  const switchUser = ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups']
  const enterAll = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  const candidates: Launcher[] = hasSetpriv
    ? [
        { prefix: [...parentDeath, ...switchUser, '--'], identity: {} },
        { prefix: [...parentDeath, ...switchUser, ...enterAll, '--'], identity: {} },
      ]
    : [{ prefix: [], identity: account }]
  for (const launcher of candidates) {
    if (await works([...launcher.prefix, ...reach], launcher.identity)) return launcher
  }
  throw new Failure(
    `PostgreSQL does not run as root, and the user it runs as (id ${uid}) may not enter ${dirname(folder)} or ${dirname(program)}: set DATA_DIR to a folder that all may enter, such as /var/lib/vitrine, and keep the project in one, or set DATABASE_URL.`
  )
}

async function works([command, ...args]: string[], identity: Partial<Account> = {}) {
  const result = await run(command, args, { ...identity, cwd: '/' }).catch(() => null)
  return result?.code === 0
}
