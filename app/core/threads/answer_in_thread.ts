import { parentPort } from 'node:worker_threads'
import type { FromSerialThread } from '#app/core/threads/serial_thread'

/**
 * Answers, in the file of a {@link SerialThread}, each question that the thread is asked. Of what throws only a fault of WebAssembly
 * leaves something behind that the next answer could suffer from.
 */
export function answerInThread<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>
): void {
  if (!parentPort) throw new Error('This file runs in a worker thread only')
  const port = parentPort
  const send = (message: FromSerialThread<Answer>) => port.postMessage(message)
  const reply = async (question: Question) => {
    try {
      send({ output: await answer(question) })
    } catch (error) {
      send({ error: String(error), isBroken: error instanceof WebAssembly.RuntimeError })
    }
  }
  port.on('message', (question: Question) => void reply(question))
}
