import pg from 'pg'
import { HAD_OPERATOR } from '../../app/accounts/operators/had_operator.ts'
import { setupKey } from '../../app/accounts/operators/setup_key.ts'
import { address, type Settings } from './settings.ts'

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
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ found: boolean }>(HAD_OPERATOR)
    if (rows[0]?.found) return null
  } finally {
    await client.end()
  }
  return new URL(`/setup?key=${setupKey(appKey)}`, env.APP_URL || address(settings)).href
}
