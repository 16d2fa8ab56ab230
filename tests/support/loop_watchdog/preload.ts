import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMainThread, Worker } from 'node:worker_threads'
import { MOST_MS, TICK_MS, type BlockLine, blocksFile } from './blocks.ts'

/*
 * Loaded by Node itself before anything else, in every process of an instance that tests start: in its web process, notes when the
 * loop stands still. Only from its first answer on, since nobody waits for a process that is just starting.
 */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

if (isMainThread && /\bbin\/server\.ts$/.test(process.argv[1] ?? '')) {
  subscribe('http.server.response.finish', begin)
}

function begin(message: unknown): void {
  if ((message as Exchange).response.statusCode >= 500) return
  unsubscribe('http.server.response.finish', begin)
  const file = blocksFile(process.env.DATA_DIR!)
  /** How often the loop has come round, and the processor time until then, for the thread that watches. */
  const beats = new BigInt64Array(new SharedArrayBuffer(8))
  watchFromOutside(file, beats.buffer as SharedArrayBuffer)

  const answering = new Set<IncomingMessage>()
  const answered = new Set<IncomingMessage>()
  subscribe('http.server.request.start', (it) => answering.add((it as Exchange).request))
  subscribe('http.server.response.finish', (it) => {
    const { request } = it as Exchange
    answering.delete(request)
    answered.add(request)
  })
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    const ms = (user + system) / 1000
    if (ms > MOST_MS) {
      const requests = [...answered, ...answering].map(({ method, url }) => `${method} ${url}`)
      const beat = Number(Atomics.load(beats, 0))
      const line: BlockLine = { pid: process.pid, beat, ms: Math.round(ms), requests }
      appendFileSync(file, `${JSON.stringify(line)}\n`)
    }
    for (const request of answering) if (request.destroyed) answering.delete(request)
    answered.clear()
    before = process.threadCpuUsage()
    Atomics.add(beats, 0, 1n)
  }, TICK_MS).unref()
}

function watchFromOutside(file: string, beats: SharedArrayBuffer): void {
  new Worker(new URL('./watcher.ts', import.meta.url), {
    workerData: { file, beats },
    execArgv: [],
    stdout: false,
  }).unref()
}
