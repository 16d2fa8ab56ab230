import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLocalEngine } from '../engine.js'
import { callContext, readSample } from './photos.js'

/*
 * Trains two products at once with networks, in a process of its own, and prints how much memory it had at most and a minute afterwards, in
 * megabytes.
 */
const VIEWS = ['front', 'three-quarter-left', 'high', 'low']
/** When threads without work have ended. */
const REST_MS = 75_000

const scratch = await mkdtemp(join(tmpdir(), 'vitrine-trainings-'))
const context = {
  ...callContext(scratch, AbortSignal.timeout(1_200_000)),
  read: (key: string) => readSample(key, 1536),
}
const engine = createLocalEngine({ threads: 2, vision: {} })
try {
  await Promise.all(
    ['perfume', 'jar'].map((name) =>
      engine.train(
        {
          photos: VIEWS.map((view) => ({
            key: `${name}/${view}`,
            photoId: view,
            originalName: null,
            mask: null,
          })),
          triggerWord: name,
          description: `a ${name}`,
        },
        context
      )
    )
  )
  const most = process.resourceUsage().maxRSS / 1024
  await sleep(REST_MS)
  const rest = process.memoryUsage.rss() / 1024 ** 2
  process.stdout.write(JSON.stringify({ most, rest }))
} finally {
  await engine.close()
  await rm(scratch, { recursive: true })
}
