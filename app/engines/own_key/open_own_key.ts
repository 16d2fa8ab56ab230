import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { OwnKey } from '../engine.js'
import { EngineError } from '../engine_error.js'
import { openKey } from './sealed_key.js'

/** Work, as far as keys are concerned. */
interface KeyedWork {
  userId: number
  ownKey: boolean
  providerKeyId: number | null
}

/**
 * The key that a piece of work was accepted with; undefined for the operator's.
 * @throws EngineError `unsupported` when it is gone: the operator's is never taken instead
 */
export async function openOwnKey(work: KeyedWork): Promise<OwnKey | undefined> {
  if (!work.ownKey) return undefined
  const [row] = await sql<{ sealed: string }>(
    db.connection(),
    'select sealed from provider_keys where id = ? and user_id = ?',
    [work.providerKeyId, work.userId]
  )
  const key = row ? openKey(work.userId, row.sealed) : null
  if (key === null) {
    throw new EngineError('own_key_gone')
  }
  return { id: work.providerKeyId!, key }
}
