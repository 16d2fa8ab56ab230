import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { measureText, runsOf } from '../../reel/text/faces.js'
import { heightOf, shared, widthOf, within } from '../../reel/plan/boxes.js'
import { toSrt, toVtt } from '../../reel/plan/captions.js'
import { contrast, inkFor, LEAST_CONTRAST, luminance } from '../../reel/plan/legible.js'
import { coveredSigns, missingSigns } from '../../reel/plan/missing_signs.js'
import { layersAt } from '../../reel/plan/motion.js'
import { planReel } from '../../reel/plan/plan_reel.js'
import { readingSeconds } from '../../reel/plan/reading.js'
import {
  REEL_FONTS,
  REEL_RATIOS,
  REEL_TEMPLATES,
  REEL_ZONES,
  type ReelOrder,
  type ReelOverlay,
} from '../../reel/reel.js'

const LONG = 'Hand-thrown in Ürzig by two sisters, fired for three days. '.repeat(9).slice(0, 500)

function order(more: Partial<ReelOrder> = {}, captions: readonly string[] = []): ReelOrder {
  const item = (caption: string): ReelOrder['items'][number] => ({
    kind: 'picture',
    width: 1200,
    height: 1500,
    seconds: null,
    isCutOut: false,
    caption,
    subject: { left: 0.3, top: 0.45, right: 0.7, bottom: 0.9 },
  })
  const own = captions.length > 0 ? captions : ['', 'Oak, oiled by hand', 'Größe M bis XL', '']
  return {
    items: own.map(item),
    template: 'calm',
    aspectRatio: '9:16',
    seconds: 15,
    words: { name: 'Bowl Nº 4', price: '49,90 €', callToAction: 'Order it', address: 'a.example' },
    brand: {
      ground: '#f4efe6',
      ink: '#23302a',
      accent: '#c0633f',
      font: 'serif',
      logoShape: 3,
    },
    sound: { kind: 'none' },
    hasEndCard: true,
    safeZone: 'reels',
    seed: 1,
    ...more,
  }
}

function wordsOf(overlays: readonly ReelOverlay[]) {
  return overlays.filter((overlay) => overlay.kind === 'text')
}

test.group('Plan of a reel', () => {
  test('words stay where the network shows them, and long enough to be read', ({ assert }) => {
    for (const template of REEL_TEMPLATES) {
      for (const aspectRatio of REEL_RATIOS) {
        for (const safeZone of REEL_ZONES) {
          const captions = ['', 'Oak', LONG, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze']
          const {
            overlays,
            safe,
            captions: read,
          } = planReel(order({ template, aspectRatio, safeZone }, captions), measureText)
          const where = `${template} ${aspectRatio} ${safeZone}`
          for (const { box, lines, face, size } of wordsOf(overlays)) {
            assert.isAtLeast(box.left, safe.left - 1, where)
            assert.isAtMost(box.right, safe.right + 1, where)
            assert.isAtLeast(box.top, safe.top - 1, where)
            assert.isAtMost(box.bottom, safe.bottom + 1, `${where} ${lines[0]!.text}`)
            for (const { text, width } of lines) {
              assert.closeTo(measureText(text, face, size), width, 0.5)
            }
          }
          for (const { from, to, text } of read) {
            assert.isAtLeast(to - from, readingSeconds(text) - 0.1, `${where} ${text}`)
          }
        }
      }
    }
  })

  test('no word is broken that has room in smaller letters', ({ assert }) => {
    const words = { name: 'Rosso Handbag', price: '1.249,00 €', callToAction: 'Jetzt vorbestellen' }
    const captions = ['Lemonade can', 'Lederhandtasche aus Rom']
    const whole = new Set([...Object.values(words), 'a.example', ...captions].join(' ').split(' '))
    for (const template of REEL_TEMPLATES) {
      for (const aspectRatio of REEL_RATIOS) {
        for (const font of REEL_FONTS) {
          const asked = order({ template, aspectRatio }, [...captions, ''])
          const { overlays } = planReel(
            {
              ...asked,
              words: { ...asked.words, ...words },
              brand: { ...asked.brand, font },
            },
            measureText
          )
          const said = wordsOf(overlays).flatMap(({ lines }) =>
            lines.flatMap(({ text }) => text.split(' '))
          )
          assert.isEmpty(
            said.filter((word) => !whole.has(word)),
            `${template} ${aspectRatio} ${font}`
          )
        }
      }
    }
  })

  test('pictures change on beats, which fill the reel', ({ assert }) => {
    for (const template of REEL_TEMPLATES) {
      for (const seconds of [6, 11.5, 30]) {
        const { shots, bpm } = planReel(order({ template, seconds }), measureText)
        assert.closeTo((seconds * bpm) / 60, Math.round((seconds * bpm) / 60), 1e-6)
        const cuts = shots.filter(({ area, item }) => item !== null || widthOf(area) > 900)
        for (const { from, enter } of cuts.slice(0, order().items.length)) {
          const at = from + (enter.kind === 'dissolve' ? enter.seconds / 2 : 0)
          const halves = (at * bpm) / 30
          assert.closeTo(halves, Math.round(halves), (1 / 60) * (bpm / 30) + 1e-6, template)
        }
      }
    }
  })

  test('something is seen at every moment, and is the same each time', ({ assert }) => {
    for (const template of REEL_TEMPLATES) {
      const plan = planReel(order({ template, seconds: 8, seed: 7 }), measureText)
      assert.deepEqual(planReel(order({ template, seconds: 8, seed: 7 }), measureText), plan)
      for (let n = 0; n < plan.frames; n++) {
        const lowest = firstOf(layersAt(plan, n / plan.framesPerSecond))
        assert.isTrue(lowest.opacity === 1 || n === 0, `${template} ${n}`)
      }
    }
  })

  test('words leave the product free where there is room', ({ assert }) => {
    const asked = order()
    const { shots, overlays } = planReel(asked, measureText)
    for (const words of wordsOf(overlays).filter(({ shade }) => shade)) {
      const shot = shots.find(({ from, to }) => from <= words.from && to >= words.to - 0.5)!
      const { left, top, right, bottom } = asked.items[shot.item!]!.subject!
      const base = {
        left: (left - shot.base.left) / widthOf(shot.base),
        right: (right - shot.base.left) / widthOf(shot.base),
        top: (top - shot.base.top) / heightOf(shot.base),
        bottom: (bottom - shot.base.top) / heightOf(shot.base),
      }
      assert.equal(shared(within(shot.area, base), words.box), 0)
    }
  })

  test('colours of one thing lie on one another', ({ assert }) => {
    const items = order().items.map((item, i) => ({
      ...item,
      subject: { left: 0.2 + 0.1 * i, top: 0.4, right: 0.5 + 0.1 * i, bottom: 0.8 },
    }))
    const { shots } = planReel(order({ template: 'colors', items }), measureText)
    const centers = shots
      .filter(({ item, area }) => item !== null && heightOf(area) === 1920)
      .map(({ base, item }) => {
        const { left, right } = items[item!]!.subject
        return ((left + right) / 2 - base.left) / widthOf(base)
      })
    for (const center of centers) assert.closeTo(center, centers[0]!, 0.01)
  })

  test('signs that no font here has are named, and nothing else is', ({ assert }) => {
    assert.equal(missingSigns('Größe ñandú čšž Œuvre Ελλάδα Привет 49,90 €'), '')
    assert.equal(missingSigns('Fresh 🍋 und 新鲜 مرحبا 👨‍👩‍👧'), '🍋 新 鲜 م ر ح ب ا 👨‍👩‍👧')
    const { warnings } = planReel(order({}, ['', 'So 🚀', '']), measureText)
    assert.deepEqual(warnings, [{ kind: 'missing_signs', item: 1, signs: '🚀' }])
    const drawn = coveredSigns().filter((sign) => !/[\p{M}\p{Z}\p{C}]/u.test(sign))
    assert.isAbove(drawn.length, 1400)
    const face = { font: 'display', weight: 800 } as const
    assert.deepEqual(
      drawn.filter((sign) => runsOf(sign, face).every(({ glyphs }) => glyphs.length === 0)),
      []
    )
  })

  test('ink can be read on whatever lies behind it', ({ assert }) => {
    for (let light = 0; light <= 1; light += 0.1) {
      const { color, toward, strength } = inkFor({ dark: light * 0.7, light })
      const behind = (own: number) => {
        const byte = own <= 0.0031308 ? own * 12.92 : 1.055 * own ** (1 / 2.4) - 0.055
        const mixed = byte + ((toward === '#ffffff' ? 1 : 0) - byte) * strength
        const grey = Math.round(mixed * 255)
          .toString(16)
          .padStart(2, '0')
        return luminance(`#${grey}${grey}${grey}`)
      }
      for (const own of [light * 0.7, light]) {
        assert.isAtLeast(contrast(luminance(color), behind(own)), LEAST_CONTRAST * 0.98)
      }
    }
  })

  test('subtitles say what is written, when it is', ({ assert }) => {
    const { captions } = planReel(order({}, ['', 'Salt & <pepper>', '']), measureText)
    assert.include(toVtt(captions), 'Salt &amp; &lt;pepper&gt;')
    assert.match(toVtt(captions), /^WEBVTT\n\n00:00:00\.300 --> /)
    assert.match(toSrt(captions), /^1\n00:00:00,300 --> 00:00:\d\d,\d{3}\nBowl Nº 4\n\n2\n/)
    assert.equal(captions[1]!.from >= captions[0]!.to, true)
  })
})
