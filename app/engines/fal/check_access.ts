import logger from '@adonisjs/core/services/logger'
import { isBalanceUsedUp } from '../remote/queue/faults.js'
import { Refusal } from '../remote/queue/refusal.js'
import type { FalSettings } from './settings.js'

/** What the provider says of a key; `away` when it could not be asked. */
export type Access = 'granted' | 'refused' | 'exhausted' | 'away'

/** Asks the provider whether it takes the key, by a question that costs nothing. */
export async function fetchAccess({ key, urls, models, timing }: FalSettings): Promise<Access> {
  const question = new URL(`${urls.api}/v1/models/pricing`)
  question.searchParams.set('endpoint_id', models.generate.id)
  try {
    const answer = await fetch(question, {
      headers: { authorization: `Key ${key}` },
      signal: AbortSignal.timeout(timing.call),
    })
    const { status } = answer
    if (status === 401 || status === 402 || status === 403) {
      return isBalanceUsedUp(await Refusal.of(answer)) ? 'exhausted' : 'refused'
    }
    await answer.body?.cancel()
    return status === 429 || status >= 500 ? 'away' : 'granted'
  } catch (error) {
    logger.warn({ err: error }, 'fal could not be asked whether it takes a key')
    return 'away'
  }
}

/**
 * Whether the operator's key is taken. A provider that is away stops nobody: it may be back when the first work comes.
 * @throws Error when the key is refused
 */
export async function checkAccess(settings: FalSettings): Promise<void> {
  const access = await fetchAccess(settings)
  if (access === 'granted' || access === 'away') return
  throw new Error(
    `fal refuses FAL_KEY (${access}): make a key at fal.ai/dashboard/keys, and see that the account has a balance.`
  )
}
