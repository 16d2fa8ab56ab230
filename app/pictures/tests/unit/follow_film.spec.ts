import { test } from '@japa/runner'
import { followFilm, MOST_POLLS, POLL_MS } from '#app/films/components/follow_film'
import type { VideoStatusData } from '#app/films/transformers/video_data'

const PROCESSING: VideoStatusData = {
  success: true,
  status: 'processing',
  progress: 0.5,
  step: 'Filming',
  video: null,
  error: null,
  error_code: null,
}
const VIDEO = { id: 7 } as unknown as NonNullable<VideoStatusData['video']>
const COMPLETED: VideoStatusData = { ...PROCESSING, status: 'completed', video: VIDEO }

/** Follows a film whose status is asked for with these outcomes, the last of them again and again. */
function follow(...outcomes: (VideoStatusData | Error)[]) {
  const seen: number[] = []
  const waited: number[] = []
  const film = followFilm({
    async check() {
      const outcome = outcomes.length > 1 ? outcomes.shift()! : outcomes[0]!
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    async pause(ms) {
      waited.push(ms)
    },
    onProgress: ({ progress }) => seen.push(progress),
  })
  return { film, seen, waited }
}

test.group('Following a film', () => {
  test('asks every five seconds until it is there', async ({ assert }) => {
    const { film, seen, waited } = follow(PROCESSING, PROCESSING, COMPLETED)
    assert.equal(await film, VIDEO)
    assert.deepEqual(seen, [0.5, 0.5])
    assert.deepEqual(waited, [POLL_MS, POLL_MS, POLL_MS])
  })

  test('gives up after 120 tries', async ({ assert }) => {
    const { film, waited } = follow(PROCESSING)
    await assert.rejects(() => film, 'Video generation timed out')
    assert.lengthOf(waited, MOST_POLLS)
    assert.equal(MOST_POLLS, 120)
  })

  test('one that failed says why, or that it failed', async ({ assert }) => {
    const failed: VideoStatusData = { ...PROCESSING, success: false, status: 'failed' }
    await assert.rejects(() => follow(failed).film, 'Video generation failed')
    const reason = 'This prompt is not allowed.'
    await assert.rejects(() => follow({ ...failed, error: reason }).film, reason)
  })

  test('a lost question is asked again, three lost in a row end it', async ({ assert }) => {
    const lost = new Error('offline')
    assert.equal(await follow(lost, lost, PROCESSING, lost, lost, COMPLETED).film, VIDEO)
    const { film, waited } = follow(lost)
    await assert.rejects(() => film, 'Failed to check video status')
    assert.lengthOf(waited, 3)
  })
})
