import { appendFileSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'
import { MOST_MS, type StackLine, TICK_MS } from './blocks.ts'

/*
 * In a thread of its own: once the main thread has worked for longer than it may without coming round, asks it by the inspector where it
 * is. Nothing is attached before, so that no figure is changed by its being taken.
 */
const { file, beats: shared } = workerData as { file: string; beats: SharedArrayBuffer }
const beats = new BigInt64Array(shared)
const MOST_FRAMES = 12

let beat = -1n
let before = 0
let isTold = false

setInterval(() => {
  const now = Atomics.load(beats, 0)
  const spent = processorTime()
  if (now !== beat) {
    beat = now
    before = spent
    isTold = false
  } else if (!isTold && spent - before > MOST_MS) {
    isTold = true
    tellStack(Number(beat))
  }
}, TICK_MS)

/** Of the main thread, in milliseconds; 0 where the system does not tell. */
function processorTime(): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(
      ' '
    )
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}

function tellStack(at: number): void {
  const session = new Session()
  const files = new Map<string, string>()
  session.connectToMainThread()
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url))
  session.once('Debugger.paused', ({ params }) => {
    session.post('Debugger.resume')
    session.disconnect()
    const stack = params.callFrames.slice(0, MOST_FRAMES).map(({ functionName, location }) => {
      const name = files.get(location.scriptId)?.replace(/^.*\/(node_modules|app)\//, '$1/')
      return `${functionName || '(anonymous)'} ${name}:${location.lineNumber + 1}`
    })
    const line: StackLine = { pid: process.pid, beat: at, stack }
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}
