import logger from '@adonisjs/core/services/logger'
import { FairTurns } from '#app/core/threads/fair_turns'
import { SerialThread } from '#app/core/threads/serial_thread'
import { MAX_LIST_LENGTH } from '#config/imports'
import type { ListAnswer, ListQuestion, ListRead } from './list_thread.js'
import { ListUnreadable } from './list_unreadable.js'

const IDLE_MS = 30_000

/** For one list: the worst take a second of a processor that has nothing else to do. */
const TIMEOUT_MS = 60_000

/** The worst lists of the greatest length are read within half of it. */
const MEMORY_MB = 96

const thread = new SerialThread<ListQuestion, ListAnswer>(
  new URL('./list_thread.ts', import.meta.url),
  { timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS, memoryMb: MEMORY_MB }
)

/** Lists are held in memory until they are read. */
const turns = new FairTurns({ worksOfUser: 3, size: 6 * MAX_LIST_LENGTH })

/**
 * Reads a list as {@link readList} does, off the thread that answers everybody.
 * @throws ListUnreadable also when it takes too long or too much memory; TooMuchWork when too many lists are waiting
 */
export async function readInThread(question: ListQuestion, userId: number): Promise<ListRead> {
  const answer = await turns.run(userId, question.text.length, () => ask(question))
  if ('lines' in answer) return answer
  throw new ListUnreadable(answer.fault)
}

async function ask(question: ListQuestion): Promise<ListAnswer> {
  try {
    return await thread.ask(question)
  } catch (error) {
    logger.warn({ err: error, characters: question.text.length }, 'A list could not be read')
    throw new ListUnreadable(undefined, { cause: error })
  }
}
