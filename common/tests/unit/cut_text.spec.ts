import { test } from '@japa/runner'
import { countCharacters, cutText, isWithin } from '#common/cut_text'

const FAMILY = '👨‍👩‍👧'
const WOMAN = '👩‍💻'
const ACCENTED = 'e\u0301'

test.group('Cutting texts', () => {
  test('keeps every character whole, whatever it is made of', ({ assert }) => {
    const text = `Tee ${WOMAN}🎄 für ${ACCENTED} می‌خواهم ${FAMILY}`
    const whole = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
    for (let most = 0; most <= whole.length; most++) {
      const cut = cutText(text, most)
      assert.isTrue(cut.isWellFormed())
      assert.isTrue(text.startsWith(cut))
      assert.isAtMost(countCharacters(cut), most)
      // A larger family would count as two.
      if (most < whole.length - 2) assert.equal(cut, whole.slice(0, most).join(''))
    }
  })

  test('counts as people count', ({ assert }) => {
    assert.equal(countCharacters('Tasse'), 5)
    assert.equal(countCharacters(`${WOMAN}🎄${ACCENTED}`), 3)
    assert.isTrue(isWithin('🎄'.repeat(120), 120))
    assert.isFalse(isWithin('🎄'.repeat(121), 120))
    assert.isFalse(isWithin('x'.repeat(121), 120))
  })

  test('a tower of accents is no way around a limit', ({ assert }) => {
    const tower = `e${'\u0301'.repeat(10_000)}`
    assert.isFalse(isWithin(tower, 120))
    assert.isAtMost(cutText(`name ${tower}`, 120).length, 120 * 8)
  })

  test('tells of the rest within the same length', ({ assert }) => {
    assert.equal(cutText('a long prompt', 7, '…'), 'a long…')
    assert.equal(cutText('a long', 6, '…'), 'a long')
    assert.equal(cutText('a long prompt', 8, '…'), 'a long…')
  })

  test('looks into no more of a long text than it keeps', ({ assert }) => {
    const length = 20_000_000
    let looked = 0
    const segment = Intl.Segmenter.prototype.segment
    Intl.Segmenter.prototype.segment = function (text: string) {
      looked += text.length
      return segment.call(this, text)
    }
    try {
      assert.lengthOf([...cutText('🎄'.repeat(length / 2), 200)], 200)
      assert.isFalse(isWithin('ü🎄'.repeat(length / 3), 2_000))
      assert.isTrue(isWithin('x'.repeat(length), length))
    } finally {
      Intl.Segmenter.prototype.segment = segment
    }
    assert.isBelow(looked, 10_000)
  })
})
