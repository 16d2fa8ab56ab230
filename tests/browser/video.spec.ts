import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { findFfmpeg } from '#engine/video/find_ffmpeg'
import { Encoder } from '#engine/video/encoder'
import { FRAMES_PER_SECOND } from '#engine/video/film_plan'

const SECONDS = 2

test('a browser plays a film as the built-in engine encodes it', async ({
  assert,
  browser,
  cleanup,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-video-'))
  cleanup(() => rm(folder, { recursive: true }))
  const path = join(folder, 'film.mp4')
  const size = { width: 720, height: 1280, framesPerSecond: FRAMES_PER_SECOND }
  const encoder = new Encoder(await findFfmpeg(null), path, size)
  // What is in its frames is tested of the engine; here they only differ.
  const frame = new Uint8ClampedArray(size.width * size.height * 3)
  const count = SECONDS * FRAMES_PER_SECOND
  for (let index = 0; index < count; index++) {
    frame.fill((255 * index) / count)
    await encoder.write(frame)
  }
  await encoder.finish()

  const film = (await readFile(path)).toString('base64')
  const page = await browser.newPage()
  await page.setContent(`<video muted src="data:video/mp4;base64,${film}"></video>`)
  const played = await page.evaluate(async () => {
    const video = document.querySelector('video')!
    await video.play()
    await new Promise((resolve) => {
      video.addEventListener('timeupdate', () => video.currentTime > 0.5 && resolve(null))
    })
    const { videoWidth, videoHeight, duration, error } = video
    return { videoWidth, videoHeight, duration, failed: error !== null }
  })
  await page.close()
  assert.deepEqual(played, { videoWidth: 720, videoHeight: 1280, duration: 2, failed: false })
}).tags(['@long'])
