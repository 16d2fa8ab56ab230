import { test } from '@japa/runner'
import { nameResults } from '#app/batches/result_names'
import { firstWords } from '#app/batches/first_words'
import { durationText } from '#app/batches/messages/en/screens'

const file = (place: number, shot: number, productName: string) => ({
  ...{ place, shot, productName },
  imageId: 1,
  diskKey: 'x',
  mime: 'image/png',
  bytes: 1,
  createdAt: new Date(),
})

function namesOf(files: ReturnType<typeof file>[], amount = 1, scene = 'Sand') {
  const content = {
    scenes: [{ name: scene, prompt: 'x' }],
    shapes: ['square' as const],
    amount,
    leaveOut: '',
  }
  return Array.from(nameResults(files, content), ({ name }) => name)
}

test.group('Names of the pictures of a batch', () => {
  test('are those of product and scene, each once', ({ assert }) => {
    const names = namesOf(
      [file(0, 0, 'Mug'), file(0, 0, 'Mug'), file(1, 0, 'Mug'), file(2, 0, 'mug 2')],
      2
    )
    assert.deepEqual(names, [
      'Mug/Sand.png',
      'Mug/Sand 2.png',
      'Mug 2/Sand.png',
      'mug 2 2/Sand.png',
    ])
  })

  test('never leave the archive', ({ assert }) => {
    assert.deepEqual(namesOf([file(0, 0, '../../etc')], 1, 'a\\b/../c\u0000'), ['etc/a b .. c.png'])
    assert.deepEqual(namesOf([file(0, 0, '..')], 1, '...'), ['product/scene.png'])
  })

  test('come from the description where a scene has no name', ({ assert }) => {
    assert.equal(firstWords('on a wooden table, by the window', 60), 'on a wooden table')
    assert.equal(firstWords('in a gym on a rubber floor, cold light', 60), 'in a gym')
    assert.equal(firstWords('auf Sand mit der Sonne im Rücken', 60), 'auf Sand mit der Sonne')
    assert.equal(firstWords('a b c', 60), 'a b c')
    assert.equal(firstWords('sand,', 60), 'sand')
  })
})

test('the time that a batch takes is said as one says it', ({ assert }) => {
  const said = [10, 60, 300, 3_600, 5_400, 7_190, 40_000].map(durationText)
  assert.deepEqual(said, [
    'less than a minute',
    'about 1 minute',
    'about 5 minutes',
    'about 1 hour',
    'about 1 h 30 min',
    'about 2 hours',
    'about 11 hours',
  ])
})
