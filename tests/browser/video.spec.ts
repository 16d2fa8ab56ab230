import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { engineContext } from '#app/engines/local/tests/photos'
import { createLocalEngine } from '#app/engines/local/local_engine'

test('a browser plays a film that the built-in engine made', async ({
  assert,
  browser,
  cleanup,
}) => {
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-video-'))
  const engine = createLocalEngine({ threads: 1, ffmpegPath: null })
  cleanup(async () => {
    await engine.close()
    await rm(scratch, { recursive: true })
  })
  const { file } = await engine.video(
    {
      picture: 'jar/close',
      mask: null,
      prompt: 'orbit, light sweep',
      seconds: 5,
      aspectRatio: '9:16',
      cfgScale: 0.5,
      seed: 1,
    },
    engineContext(scratch, new AbortController().signal)
  )
  const film = (await readFile(file.path)).toString('base64')
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
  assert.deepEqual(played, { videoWidth: 720, videoHeight: 1280, duration: 5, failed: false })
})
