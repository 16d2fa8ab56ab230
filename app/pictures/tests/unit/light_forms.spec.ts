import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { EngineContext } from '#app/engines/engine'
import type { EngineError } from '#app/engines/engine_error'
import { findFfmpeg } from '#app/engines/find_ffmpeg'
import { filmSnippet, pictureSnippet } from '#app/films/light_forms/film_snippet'
import { difference } from '#app/films/light_forms/find_loop'
import { makeAnimation } from '#app/films/light_forms/make_animation'
import { makeLoop } from '#app/films/light_forms/make_loop'
import { makePoster } from '#app/films/light_forms/make_poster'

const run = promisify(execFile)
const SIDE = 64
const FILM = { width: 160, height: 160, seconds: 5 }

/** Brightness at a place and second: what comes again, what only goes on, and what fades slowly. */
const MOTIONS = {
  waves: '128+90*sin(2*PI*(X/80+T/4))',
  zoom: '128+90*sin(2*PI*hypot(X-80\\,Y-80)/(60-8*T))',
  dusk: '200-2*T+20*sin(X/9)',
}

test.group('Light forms of a film', (group) => {
  let scratch: string
  const context = {
    signal: new AbortController().signal,
    progress() {},
  } as Partial<EngineContext> as EngineContext

  group.setup(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-forms-'))
    for (const [name, light] of Object.entries(MOTIONS)) {
      const source = `nullsrc=s=160x160:d=5:r=30,geq=lum='${light}':cb=110:cr=150`
      await ffmpeg('-f', 'lavfi', '-i', source, '-pix_fmt', 'yuv420p', '-y', at(name))
    }
    return () => rm(scratch, { recursive: true })
  })

  const at = (name: string) => join(scratch, `${name}.mp4`)

  async function ffmpeg(...args: string[]): Promise<Buffer> {
    const options = { encoding: 'buffer', maxBuffer: 64e6 } as const
    return (await run(await findFfmpeg(null), ['-loglevel', 'error', ...args], options)).stdout
  }

  test('a loop ends as it begins, whatever moves in it', async ({ assert }) => {
    const ways: Record<string, string> = {}
    for (const name of Object.keys(MOTIONS)) {
      const path = at(`${name}-loop`)
      const loop = await makeLoop({ source: at(name), path, film: FILM, seconds: 3 }, context)
      ways[name] = loop.way
      const small = `scale=${SIDE}:${SIDE}:flags=area,format=gray`
      const data = await ffmpeg('-i', path, '-vf', small, '-f', 'rawvideo', 'pipe:1')
      const count = data.length / SIDE ** 2
      assert.closeTo(count, loop.seconds * 30, 1)
      assert.isTrue(loop.seconds >= 2.9 && loop.seconds <= 6)
      const film = { count, size: SIDE ** 2, data }
      const steps = Array.from({ length: count - 1 }, (_, n) => difference(film, n, n + 1))
      assert.isAtMost(difference(film, count - 1, 0), Math.max(...steps) * 1.02 + 0.1, name)
    }
    assert.equal(ways.zoom, 'there_and_back')
    assert.equal(ways.dusk, 'blended')
  })

  test('animated pictures are as large as the bytes allow', async ({ assert }) => {
    for (const [format, mostBytes] of [
      ['webp', 60_000],
      ['gif', 400_000],
    ] as const) {
      const path = join(scratch, `zoom.${format}`)
      const input = { source: at('zoom'), path, format, film: FILM, mostBytes }
      const made = await makeAnimation(input, context)
      const { size } = await stat(path)
      assert.equal(made.bytes, size)
      assert.isAtMost(size, mostBytes)
      const { pages, width, loop } = await sharp(path, { pages: -1 }).metadata()
      assert.equal(width, made.width)
      assert.equal(loop, 0)
      assert.closeTo(pages!, 5 * made.framesPerSecond, 2)
    }
    const tiny = { source: at('zoom'), path: join(scratch, 'tiny.gif'), format: 'gif' as const }
    const error = await makeAnimation({ ...tiny, film: FILM, mostBytes: 900 }, context).catch(
      (reason: unknown) => reason
    )
    assert.equal((error as EngineError).code, 'light_form_too_large')
  })

  test('the snippet loads late, has its poster, and stands still for who wants that', async ({
    assert,
  }) => {
    const path = join(scratch, 'poster.jpg')
    await makePoster(at('zoom'), path, context)
    const { width, format } = await sharp(await readFile(path)).metadata()
    assert.deepEqual({ width, format }, { width: 160, format: 'jpeg' })
    const shown = { poster: 'p.jpg', width: 160, height: 160, alt: 'A "blue" mug' }
    const film = filmSnippet({ ...shown, film: 'f.mp4' })
    for (const part of ['preload="none"', 'poster="p.jpg"', 'prefers-reduced-motion', 'muted'])
      assert.include(film, part)
    const picture = pictureSnippet({ ...shown, animation: 'a.webp' })
    assert.include(picture, 'media="(prefers-reduced-motion: reduce)" srcset="p.jpg"')
    assert.include(picture, 'loading="lazy"')
    assert.include(picture, 'alt="A &quot;blue&quot; mug"')
  })
})
