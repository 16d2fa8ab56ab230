import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import { soak } from '../soak/soak.js'
import { makeSeededDataDir } from '#tests/support/instance'

/** What a minute tells nothing of: caches and the compiled code still fill, and rows come faster than they are counted. */
const TOO_SLOW = /^(Memory|Objects|Dead rows|Bytes)/

test('an hour of work in short: merchants do all that they do, and what is opened is closed', async ({
  assert,
  cleanup,
}) => {
  const dataDir = await makeSeededDataDir()
  cleanup(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const seed = Math.floor(Math.random() * 1_000_000)
  const { acts, measures } = await soak({ dataDir, seconds: 60, merchants: 2, seed, say: () => {} })
  assert.includeMembers(
    [...acts.keys()],
    ['Sign-ups', 'Pages', 'Orders of pictures', 'Products made', 'Calls of the API', 'Payments']
  )
  for (const { name, thirds } of measures) {
    if (!/^(Jobs|Dead)/.test(name)) assert.isAbove(thirds[0], 0, name)
  }
  const growing = measures.filter(({ name, isGrowing }) => isGrowing && !TOO_SLOW.test(name))
  assert.deepEqual(growing, [], `seed ${seed}`)
}).tags(['@long'])
