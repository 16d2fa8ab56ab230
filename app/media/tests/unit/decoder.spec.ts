import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DECODER } from '#config/media'
import { untilGone } from '#tests/support/processes'
import { jpegOfScans, noise } from '#tests/support/worst_pictures'
import { Decoder, type DecoderOptions } from '../../decoder/decoder.js'
import { type DecoderLimits, DecoderLost } from '../../decoder/decoder_process.js'

const MB = 1024 * 1024
const HEIC = app.makePath('tests/fixtures/mug.heic')

test.group('Decoders', (group) => {
  let folder: string
  let files = 0
  const decoders: Decoder[] = []

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-decoder-'))
    return async () => {
      for (const decoder of decoders.splice(0)) decoder.end()
      await rm(folder, { recursive: true })
    }
  })

  function start(limits: Partial<DecoderLimits> = {}, options: Partial<DecoderOptions> = {}) {
    const decoder = new Decoder({
      ...DECODER,
      ...options,
      limits: { ...DECODER.limits, ...limits },
    })
    decoders.push(decoder)
    return decoder
  }

  async function file(bytes: Buffer): Promise<string> {
    const path = join(folder, `sent-${files++}`)
    await writeFile(path, bytes)
    return path
  }

  function normalize(decoder: Decoder, path: string, lane = 'user:1') {
    const output = join(folder, `normal-${files++}`)
    return decoder.run({ name: 'normalizePicture', input: { path, output } }, lane)
  }

  const small = async () => file(await noise(64, 48).jpeg().toBuffer())

  test('a picture that takes too long is refused, and others of its time are not', async ({
    assert,
  }) => {
    const decoder = start({ cpu: 0.3 })
    const dear = await file(jpegOfScans(100))
    const other = normalize(decoder, await small(), 'user:2')
    await assert.rejects(() => normalize(decoder, dear), /took/)
    assert.equal((await other).width, 64)
  })

  test('so is an HEIC picture', async ({ assert }) => {
    await assert.rejects(() => normalize(start({ cpu: 0.005 }), HEIC), /took/)
  })

  test('one that takes too much memory is refused', async ({ assert }) => {
    const decoder = start({ rss: 160 * MB })
    await assert.rejects(async () => normalize(decoder, await file(jpegOfScans(60))), /took/)
    assert.equal((await normalize(decoder, await small())).width, 64)
  })

  test('a decoder that hangs is ended, and its picture is read by another', async ({ assert }) => {
    const decoder = start({ silence: 1000 })
    await normalize(decoder, await small())
    const [{ pid }] = decoder.idle
    process.kill(pid!, 'SIGSTOP')
    assert.equal((await normalize(decoder, await small())).width, 64)
    assert.notEqual(decoder.idle[0].pid, pid)
    assert.isEmpty(await untilGone([pid!], 10_000))
  })

  test('one that was ended is replaced, and what cannot be done is nobody’s fault', async ({
    assert,
  }) => {
    const decoder = start()
    await normalize(decoder, await small())
    const [{ pid }] = decoder.idle
    process.kill(pid!, 'SIGKILL')
    assert.equal((await normalize(decoder, await small())).width, 64)
    await assert.rejects(async () => normalize(start({ start: 1 }), await small()), DecoderLost)
  })

  test('it ends when it has had nothing to do for a while', async ({ assert }) => {
    const decoder = start({}, { idle: 50 })
    await normalize(decoder, await small())
    const [{ pid }] = decoder.idle
    assert.isEmpty(await untilGone([pid!], 10_000))
  })
})
