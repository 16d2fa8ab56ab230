import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { identifyJob } from '../../identify/identify_job.js'
import { nameByText, suggestNames } from '../../identify/name_by_text.js'
import type { JobContext } from '../../threads/job_context.js'
import { jobContext, readSample } from '../photos.js'
import { seeingContext } from '../seeing.js'

test.group('Identification', () => {
  test('{product}: text is {text}, the colour {color}')
    .with([
      {
        product: 'perfume',
        text: 'printed text or graphics on the product',
        color: /brown|camel/i,
      },
      { product: 'mug', text: 'None', color: /blue/i },
    ])
    .run(async ({ assert }, { product, text, color }) => {
      const photos = [{ key: `${product}/close`, originalName: null }]
      const context = { ...jobContext('unused'), read: (key: string) => readSample(key, 512) }
      const output = await identifyJob({ photos }, context)
      assert.equal(output.object, 'Product')
      assert.deepEqual(output.suggestions, [])
      assert.match(output.description, color)
      assert.isTrue(output.description.endsWith(`\nText/Graphics: ${text}`))
      assert.lengthOf(output.identifications, 1)
    })
})

test.group('Identification before a busy ground', () => {
  test('is found fault with where training has no networks, and not where it has', async ({
    assert,
  }) => {
    const bytes = await readFile(app.makePath('tests/fixtures/photos/monster_toy/01.jpg'))
    const context = { ...jobContext('unused'), read: async () => bytes }
    const warned = async (networks: JobContext['networks']) => {
      const photos = [{ key: 'photo', originalName: null }]
      const { identifications } = await identifyJob({ photos }, { ...context, networks })
      return identifications[0]!.warnings.map(({ code }) => code)
    }
    assert.include(await warned(new Set()), 'busy_background')
    const seeing = new Set(['salience', 'embedding', 'selection'] as const)
    assert.notInclude(await warned(seeing), 'busy_background')
  })
})

test.group('Identification of what the merchant has shown', () => {
  test('looks at that, and not at the larger thing beside it', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'identify-'))
    const size = { width: 400, height: 300 }
    const draw = async (name: string, background: string, things: [string, object][]) => {
      const drawn = things.map(([fill, box]) => ({
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect ${Object.entries(
            box
          )
            .map(([key, value]) => `${key}="${value}"`)
            .join(' ')} fill="${fill}"/></svg>`
        ),
      }))
      const path = join(folder, name)
      await sharp({ create: { ...size, channels: 3, background } })
        .composite(drawn)
        .toFile(path)
      return path
    }
    const small = { x: 300, y: 120, width: 70, height: 90 }
    const large = { x: 40, y: 50, width: 180, height: 200 }
    const files = {
      photo: await draw('photo.png', '#f4f4f4', [
        ['#1f4fb0', large],
        ['#b3202a', small],
      ]),
      mask: await draw('mask.png', '#000000', [['#ffffff', small]]),
    }
    const context = jobContext('unused', files)
    const photo = { key: 'photo', originalName: null }
    assert.match((await identifyJob({ photos: [photo] }, context)).description, /cobalt/i)
    const shown = await identifyJob({ photos: [{ ...photo, mask: 'mask' }] }, context)
    assert.match(shown.description, /crimson/i)
    await rm(folder, { recursive: true })
  }).tags(['@long'])
})

test.group('Identification with networks', (group) => {
  const seeing = seeingContext()
  group.teardown(() => seeing.close())

  test('tells what is written on a product, and proposes that as its name', async ({ assert }) => {
    const photos = [{ key: 'perfume/front', originalName: 'bottle-1.jpg' }]
    const { object, suggestions, description } = await identifyJob({ photos }, seeing.context)
    assert.equal(object, 'AURELLE')
    assert.deepEqual(suggestions, ['AURELLE, bottle', 'AURELLE', 'Bottle'])
    assert.match(description, /\nText\/Graphics: "AURELLE EAU DE PARFUM 50ml"$/)
  })
})

test.group('Names by what is written', () => {
  test('{written}: {name}')
    .with([
      {
        written: ['60 TRANSATLANTIC', '58 IPA', '62 横越大西洋', '20 6.5%'],
        name: 'TRANSATLANTIC IPA',
      },
      { written: ['40 AURELLE', '20 EAU DE PARFUM'], name: 'AURELLE' },
      { written: [], name: null },
      { written: ['30 et'], name: null },
      { written: ['30 ONE TWO THREE FOUR FIVE'], name: 'ONE TWO THREE FOUR' },
    ])
    .run(({ assert }, { written, name }) => {
      const lines = written.map((line) => {
        const [height, ...words] = line.split(' ')
        return { height: Number(height), words }
      })
      assert.equal(nameByText(lines), name)
    })

  test('label {label}, files {files}: {names}')
    .with([
      {
        label: 'TRANSATLANTIC IPA',
        files: 'Can',
        names: ['TRANSATLANTIC IPA, can', 'TRANSATLANTIC IPA', 'Can'],
      },
      { label: 'AURELLE', files: null, names: ['AURELLE'] },
      { label: 'AURELLE', files: 'Aurelle perfume', names: ['Aurelle perfume'] },
      { label: null, files: 'Mug', names: ['Mug'] },
      { label: null, files: null, names: [] },
    ])
    .run(({ assert }, { label, files, names }) => {
      assert.deepEqual(suggestNames(label, files), names)
    })
})
