import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { Engine } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import { readMedia } from '#app/media/store/read_media'
import { eventHub } from '#app/core/queue/event_hub'
import type { SelectionMessage } from '#app/core/queue/events'
import { notifySelection } from '../notify_selection.js'

/** Bytes of an answer that fit into a message, base64 and all. */
const PART_BYTES = 5_400

/** Selections that a worker has in hand at most; it offers itself for no more. */
export const SELECTIONS_AT_ONCE = 4

/** How long it keeps still for each that it has in hand, and for a picture that it does not know, in milliseconds. */
const HESITATION_MS = 25

/** Pictures that it has looked at, to be the one that is given the next selection in them. */
const MOST_KNOWN = 8

/**
 * Starts finding what people point at, as web processes ask for it.
 *
 * @returns the function that ends it; what is under way is dropped with the engine
 */
export async function startSelections(engine: Engine): Promise<() => Promise<void>> {
  const worker = randomUUID()
  const known: string[] = []
  let busy = 0

  const offer = async ({ id, picture }: Message<'asked'>) => {
    if (busy >= SELECTIONS_AT_ONCE) return
    const pause = (busy + (known.includes(picture) ? 0 : 1)) * HESITATION_MS
    if (pause > 0) await sleep(pause)
    await notifySelection({ id, kind: 'offered', worker })
  }

  const work = async ({ id, picture, pointing, deadline }: Message<'given'>) => {
    busy++
    try {
      const signal = AbortSignal.timeout(Math.max(0, deadline - Date.now()))
      const { mask } = await engine.select({ picture, pointing }, { signal, read: readMedia })
      known.splice(
        0,
        known.length,
        ...[...known.filter((it) => it !== picture), picture].slice(-MOST_KNOWN)
      )
      await answer(id, mask)
    } catch (error) {
      if (!(error instanceof EngineError)) logger.error({ err: error, picture }, 'selection failed')
      const category = error instanceof EngineError ? error.category : 'provider_down'
      await notifySelection({ id, kind: 'failed', category })
    } finally {
      busy--
    }
  }

  const off = eventHub.onSelection(null, (message) => {
    const done =
      message.kind === 'asked'
        ? offer(message)
        : message.kind === 'given' && message.worker === worker
          ? work(message)
          : null
    done?.catch((error: unknown) => logger.warn({ err: error }, 'selection not answered'))
  })
  return async () => off()
}

type Message<Kind extends SelectionMessage['kind']> = Extract<SelectionMessage, { kind: Kind }>

async function answer(id: string, mask: Uint8Array | null): Promise<void> {
  const bytes = Buffer.from(mask ?? [])
  const parts = Math.max(1, Math.ceil(bytes.length / PART_BYTES))
  for (let part = 0; part < parts; part++) {
    const slice = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
    await notifySelection({ id, kind: 'answered', part, parts, bytes: slice.toString('base64') })
  }
}
