import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { describeError } from '#app/core/errors/describe_error'
import { DECODER } from '#config/media'
import { untilGone } from '#tests/support/processes'
import { jpegOfScans, noise } from '#tests/support/worst_pictures'
import { describeFault } from '../../decoder/decode.js'
import { Decoder, type DecoderOptions } from '../../decoder/decoder.js'
import {
  type DecoderLimits,
  DecoderLost,
  type DecoderRefusal,
} from '../../decoder/decoder_process.js'
import type { Order } from '../../decoder/tasks.js'

const MB = 1024 * 1024
/** Is killed while its decoder works. */
const STARTER = `
  const decoder = require('node:child_process').fork('app/media/decoder/process/main.ts', [], {
    execArgv: ['--import=./bin/typescript.mjs'],
  })
  decoder.send(JSON.parse(process.argv[1]))
  decoder.on('message', ({ type }) => {
    if (type !== 'working') return
    process.stdout.write(String(decoder.pid), () => process.kill(process.pid, 'SIGKILL'))
  })`

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

  test('a picture that takes too long is refused, and nobody else waits for it', async ({
    assert,
  }) => {
    const turns = { ...DECODER.turns, atOnce: 2, ofOne: 1 }
    const decoder = start({ cpu: 0.3 }, { turns })
    const dear = await file(jpegOfScans(100))
    const ends: string[] = []
    const attack = Array.from({ length: 3 }, async () => {
      await assert.rejects(() => normalize(decoder, dear), /took/)
      ends.push('dear')
    })
    assert.equal((await normalize(decoder, await small(), 'user:2')).width, 64)
    ends.push('other')
    await Promise.all(attack)
    assert.isBelow(ends.indexOf('other'), 2)
  })

  test('a JPEG of thousands of scans is refused before one of them is decoded', async ({
    assert,
  }) => {
    const decoder = start()
    const sent = jpegOfScans(9200)
    assert.closeTo(sent.length, 984_000, 5000)
    const error = await normalize(decoder, await file(sent)).catch((refusal: unknown) => refusal)
    assert.equal((error as DecoderRefusal).code, 'costly')
    // Decoding it takes 53.
    assert.isBelow(decoder.idle[0]!.usage.cpu, 1)
  })

  test('so is an HEIC picture', async ({ assert }) => {
    await assert.rejects(() => normalize(start({ cpu: 0.005 }), HEIC), /took/)
  })

  test('one that takes too much memory is refused', async ({ assert }) => {
    const decoder = start({ rss: 160 * MB })
    await assert.rejects(async () => normalize(decoder, await file(jpegOfScans(60))), /took/)
    assert.equal((await normalize(decoder, await small())).width, 64)
  })

  test('no allocation between two reports passes what the system promises it', async ({
    assert,
  }) => {
    const decoder = start({ promised: 2000 * MB })
    await normalize(decoder, await small())
    const limits = await readFile(`/proc/${decoder.idle[0]!.pid}/limits`, 'utf8')
    assert.match(limits, new RegExp(`^Max data size +${2000 * MB} `, 'm'))
  }).skip(process.platform !== 'linux', 'a limit of Linux')

  test('a decoder that hangs is ended, and its picture is read by another', async ({ assert }) => {
    const decoder = start({ silence: 3000 })
    await normalize(decoder, await small())
    const { pid } = firstOf(decoder.idle)
    process.kill(pid!, 'SIGSTOP')
    assert.equal((await normalize(decoder, await small())).width, 64)
    assert.notEqual(decoder.idle[0]!.pid, pid)
    assert.isEmpty(await untilGone([pid!], 10_000))
  })

  test('one that was ended is replaced, and what cannot be done is nobody’s fault', async ({
    assert,
  }) => {
    const decoder = start()
    await normalize(decoder, await small())
    const { pid } = firstOf(decoder.idle)
    process.kill(pid!, 'SIGKILL')
    assert.equal((await normalize(decoder, await small())).width, 64)
    await assert.rejects(async () => normalize(start({ start: 1 }), await small()), DecoderLost)
  })

  test('who is turned away is told when to come again', async ({ assert }) => {
    const decoder = start({}, { turns: { ...DECODER.turns, waitingOfOne: 0 } })
    const error = await normalize(decoder, HEIC).catch((refusal: unknown) => refusal)
    const { status, headers, body } = describeError(describeFault(error))
    assert.equal(status, 503)
    assert.include(body.message, 'Too many pictures are being looked at right now.')
    assert.equal(headers['Retry-After'], '10')
  })

  test('a picture is not called damaged where the system fails', async ({ assert }) => {
    const decoder = start()
    const full = join(folder, 'full')
    await symlink('/dev/full', full)
    const path = await small()
    const rotated = await file(
      await noise(64, 48).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    )
    const nowhere = join(folder, 'missing', 'a')
    const format = 'png' as const
    const orders: Order[] = [
      { name: 'normalizePicture', input: { path, output: full } },
      { name: 'normalizePicture', input: { path: rotated, output: nowhere } },
      { name: 'convertPicture', input: { path, output: full, format } },
      { name: 'convertPicture', input: { path, output: nowhere, format } },
    ]
    for (const order of orders) {
      const error = await decoder.run(order, 'user:1').catch((reason: unknown) => reason)
      const { status, body } = describeError(describeFault(error))
      assert.deepEqual([status, body.code], [503, 'unable'], String(error))
    }
    const cut = await file((await noise(640, 480).jpeg().toBuffer()).subarray(0, 2000))
    const refusal = await normalize(decoder, cut).catch((reason: unknown) => reason)
    assert.equal((refusal as DecoderRefusal).code, 'damaged')
  })

  test('it ends with who started it, whatever it does', async ({ assert }) => {
    const path = await file(jpegOfScans(100))
    const order = { name: 'normalizePicture', input: { path, output: `${path}.normal` } }
    const starter = spawn(process.execPath, ['-e', STARTER, JSON.stringify(order)], {
      cwd: app.makePath(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [pid] = await once(starter.stdout, 'data')
    assert.isEmpty(await untilGone([Number(pid)], 10_000))
  })

  test('it ends when it has had nothing to do for a while', async ({ assert }) => {
    const decoder = start({}, { idle: 50 })
    await normalize(decoder, await small())
    const { pid } = firstOf(decoder.idle)
    assert.isEmpty(await untilGone([pid!], 10_000))
  })
})
