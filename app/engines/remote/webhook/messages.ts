import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import { notifyEvent } from '#app/core/queue/events'
import { noteMessage } from '../queue/remote_requests.js'
import { noKeys, unsignedMessage } from '../../errors.js'

/** A message of a provider as it came. */
export interface SignedMessage {
  /** The bytes, which the signature is over. */
  body: Uint8Array
  header(name: string): string
}

/** The same with our own id of the request, which we have put into the address. */
export type MarkedMessage = SignedMessage & { marker: string }

/** How far the clock of a message may be from ours, in seconds: one that was overheard cannot be sent again later. */
const TOLERANCE = 300

/**
 * Whether a message's time is a number of seconds and close to now.
 * @param now milliseconds
 */
export function isRecent(timestamp: string, now: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1_000 - Number(timestamp)) <= TOLERANCE
}

/**
 * Checks a message against the provider's keys, which are asked for anew when those that are known do not fit.
 * @throws AppError 401 `bad_signature`, 503 when the keys cannot be had
 */
export async function checkSignature<K>(
  keysOf: (options: { isRenewed: boolean }) => Promise<K>,
  isSigned: (keys: K) => boolean
): Promise<void> {
  for (const isRenewed of [false, true]) {
    const keys = await keysOf({ isRenewed }).catch((error: unknown) => {
      throw noKeys({}, { cause: error })
    })
    if (isSigned(keys)) return
  }
  logger.warn('a message that is not signed by the provider was refused')
  throw unsignedMessage()
}

/** The JSON of a message, or null when it is none. */
export function parseMessage(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return null
  }
}

/** Notes that the provider says a request has ended, and wakes who waits for it. */
export async function noteEnd(marker: string, requestId: string, output: unknown): Promise<void> {
  if (!vine.helpers.isUUID(marker)) return
  if (!(await noteMessage(marker, requestId, output))) return
  await notifyEvent(db.connection(), { type: 'remote_request', userId: 0, data: { id: marker } })
}
