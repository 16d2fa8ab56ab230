import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { type Heap, heapFile } from './heap.ts'

/*
 * Loaded by Node itself before anything else, in every process of an instance that is watched: asked by a signal, throws away what nobody needs
 * and writes down what is left.
 */
if (isMainThread && /\bbin\/(server|worker)\.ts$/.test(process.argv[1] ?? '')) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const file = heapFile(process.env.DATA_DIR!, process.pid)
  let asked = 0
  process.on('SIGUSR2', () => {
    collect()
    const heap: Heap = {
      asked: ++asked,
      bytes: process.memoryUsage().heapUsed,
      resources: process.getActiveResourcesInfo().length,
    }
    // Whoever waits for it never reads half of it.
    writeFileSync(`${file}.new`, JSON.stringify(heap))
    renameSync(`${file}.new`, file)
  })
}
