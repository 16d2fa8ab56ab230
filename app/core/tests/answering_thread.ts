import { threadId } from 'node:worker_threads'
import { answerInThread } from '../threads/answer_in_thread.js'

/** Answers which thread it is after as many milliseconds as it is told; never, for less than none. */
answerInThread((question: number | 'break' | 'fail' | 'end') => {
  if (question === 'break') throw new WebAssembly.RuntimeError('It broke')
  if (question === 'fail') throw new Error('It failed')
  if (question === 'end') process.exit(1)
  return new Promise<number>((resolve) => {
    if (question >= 0) setTimeout(() => resolve(threadId), question)
  })
})
