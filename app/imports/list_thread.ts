import { parentPort } from 'node:worker_threads'
import type { FromSerialThread } from '#app/shell/serial_thread'
import { factsOf, type ListFacts } from './list_facts.js'
import { ListUnreadable, readList } from './read_list.js'

/*
 * Reads lists, in a thread of its own: one that is as long as may be takes up to a second, in which a web process would answer
 * nobody.
 */
if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort

/** The lines of a list, or why there are none: see {@link ListUnreadable}. */
export type ListAnswer = { lines: ListFacts[] } | { openQuote: number | null }

port.on('message', (text: string) => {
  try {
    send({ output: answer(text) })
  } catch (error) {
    send({ error: String(error), isBroken: true })
  }
})

function answer(text: string): ListAnswer {
  try {
    return { lines: readList(text).map(factsOf) }
  } catch (error) {
    if (error instanceof ListUnreadable) return { openQuote: error.openQuote }
    throw error
  }
}

function send(message: FromSerialThread): void {
  port.postMessage(message)
}
