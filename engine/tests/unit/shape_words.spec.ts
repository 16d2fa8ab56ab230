import { test } from '@japa/runner'
import { parseInstruction } from '../../edit/parse_instruction.js'
import { stepMessage } from '../step_message.js'

const UNDERSTOOD = [
  ['make it wider, 16:9', 'crop 1.78'],
  ['make it wider', 'extend wider 33%'],
  ['make the picture 20% taller', 'extend taller 20%'],
  ['more space on the left', 'extend left 25%'],
  ['add 30% space at the bottom', 'extend bottom 30%'],
  ['leave room above the product', 'extend top 25%'],
  ['extend the background to the right', 'extend right 25%'],
  ['more space around the product', 'border 15%'],
  ['for a story', 'crop 0.56'],
  ['turn it into a banner', 'crop 3'],
  ['1.91:1', 'crop 1.91'],
  ['mach es breiter, 16:9', 'crop 1.78'],
  ['mehr Platz links', 'extend left 25%'],
  ['mehr Platz um das Produkt', 'border 15%'],
  ['im Hochformat', 'crop 0.8'],
  ['hazlo más ancho', 'extend wider 33%'],
  ['más espacio a la derecha', 'extend right 25%'],
  ['para una historia', 'crop 0.56'],
  ['formato cuadrado', 'crop 1'],
] as const

test.group('Words of shape', () => {
  test('"{0}"')
    .with([...UNDERSTOOD])
    .run(({ assert }, [instruction, steps]) => {
      const parsed = parseInstruction(instruction)
      assert.equal(parsed.steps.map(stepMessage).join(' | '), steps)
      assert.deepEqual(parsed.ignoredWords, [])
    })
})
