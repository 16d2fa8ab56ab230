import { HAD_OPERATOR } from '../../app/accounts/operators/had_operator.ts'
import { setupKey } from '../../app/accounts/operators/setup_key.ts'
import { withClient } from './postgres/with_client.ts'
import { address, type Settings } from './settings.ts'
import { print } from './steps.ts'

/**
 * The link by which somebody makes the first operator's account: null where an installation is for trying it out, and once there was an operator.
 * @param env what the processes of the application run with
 */
export async function setupLink(
  settings: Pick<Settings, 'host' | 'port'>,
  env: NodeJS.ProcessEnv,
  appKey: string
): Promise<string | null> {
  if (env.DEMO_MERCHANT === 'open') return null
  try {
    if (await hadOperator(env.DATABASE_URL)) return null
  } catch (error) {
    // What runs by now goes on, though the database has no place for one more just now.
    const why = error instanceof Error ? error.message : String(error)
    print(
      `\nWhether there is an operator could not be looked up (${why}). Where there is none, the next start gives the link that makes one.`
    )
    return null
  }
  return new URL(`/setup?key=${setupKey(appKey)}`, env.APP_URL || address(settings)).href
}

function hadOperator(database: string | undefined): Promise<boolean> {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(HAD_OPERATOR)
    return rows[0]?.found === true
  })
}
