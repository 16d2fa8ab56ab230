import { stat } from 'node:fs/promises'
import { Failure } from '../failure.ts'
import { ignoreMissing } from '../data_dir/data_dir.ts'
import { run } from '../processes/run.ts'

/** The user that PostgreSQL runs as. */
export interface Account {
  uid: number
  gid: number
}

const NAME = 'postgres'

/**
 * PostgreSQL refuses to run as root. Under root it runs as the owner of an existing cluster, else as the user
 * `postgres`, who is made when missing; under any other user it runs as that user.
 *
 * @returns null when the database runs as the user of this process
 * @throws Failure when the cluster belongs to somebody else, or root cannot make the user
 */
export async function chooseAccount(cluster: string): Promise<Account | null> {
  const self = process.getuid?.()
  if (self === undefined) return null
  const owner = await stat(cluster).catch(ignoreMissing)
  if (self !== 0) {
    if (!owner || owner.uid === self) return null
    throw new Failure(
      `The database in ${cluster} belongs to another user: start Vitrine as that user, or set DATA_DIR to another folder.`
    )
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await lookUp()) ?? (await create())
}

async function lookUp(): Promise<Account | null> {
  const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])])
  if (uid.code !== 0 || gid.code !== 0) return null
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

async function create(): Promise<Account> {
  const made = await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ]).catch((error: Error) => ({ code: 1, output: error.message }))
  const account = made.code === 0 ? await lookUp() : null
  if (account) return account
  throw new Failure(
    `PostgreSQL does not run as root and a user "${NAME}" could not be made (${made.output.trim()}): start Vitrine as another user, or set DATABASE_URL.`
  )
}
