import { test } from '@japa/runner'
import { categoryOf } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import { JobError } from '../../contract/job_error.js'
import { parseInstruction } from '../../edit/parse_instruction.js'

/** Instruction, and what is said that cannot be done. */
const REFUSED = [
  ['add a cat', 'add things to a picture (“add a cat”)'],
  ['add a woman holding it', 'add or change people'],
  ['remove the person in the background', 'remove people'],
  ["put the bag on a woman's shoulder", 'add or change people'],
  ['change her dress to blue', 'add or change people'],
  ['blur the face', 'add or change people'],
  ['white background and remove the cable', '(“remove the cable”)'],
  ['brighter and add a dog', 'add things to a picture (“add a dog”)'],
  ['add flowers next to it', 'do this'],
  ['put it next to a laptop', 'add things'],
  ['put it on a table with a bowl of fruit', 'add things'],
  ['put it on a wooden table with macarons', 'add things'],
  ['remove all scratches from the bottle', 'remove single things'],
  ['remove reflections', 'remove single things'],
  ['add a reflection', 'add things'],
  ['remove the label', 'remove text, logos or marks'],
  ['remove the watermark', 'remove text, logos or marks'],
  ['white background, no text', 'remove text'],
  ['change the label text to "ACME"', 'change words that are in the picture'],
  ['change the price to 20', 'change text that is in the picture'],
  ['blur the text', 'change text that is in the picture'],
  ['put a hat on the mug', 'do this'],
  ['change the logo', 'change text that is in the picture'],
  ['add our logo', 'add or change labels, logos or marks'],
  ["write 'hello' on the mug", 'write on the product'],
  ['add text', 'add text without its words'],
  ['make it look like Van Gogh', 'imitate a style'],
  ['in watercolor', 'imitate a style'],
  ['make it photorealistic', 'imitate a style'],
  ['make it more realistic', 'imitate a style'],
  ['show it from the side', 'show the product from another side'],
  ['different angle', 'show the product from another side'],
  ['rotate the mug 90 degrees', 'turn the product by itself'],
  ['turn the mug to the left', 'turn the product by itself'],
  ['make the mug out of wood', 'change what the product is made of'],
  ['make the mug shiny', 'change what the product is made of'],
  ['make the handle red', 'change only the handle'],
  ['brighten the lid', 'change only the lid'],
  ['make the table darker', 'change only the table'],
  ['change red to blue', 'change one colour of several'],
  ['make the whole picture red', 'tint a whole picture'],
  ['open the lid', 'do this'],
  ['make the logo bigger', 'add or change labels'],
  ['make the handle bigger', 'change only the handle'],
  ['make the background bigger', 'do this'],
  ['move the product to the left', 'do this'],
  ['make it 4k', 'do this'],
  ['enlarge it 3 times', 'enlarge other than two times'],
  ['resize to 800x600', 'set a size in pixels'],
  ['crop to 1080 x 1350 px', 'set a size in pixels'],
  ['crop it', 'crop without a shape'],
  ['Lighten the Shadows', 'change a shadow'],
  ['make shadow darker', 'change a shadow'],
  ['remove the background but keep the shadow', 'keep the shadow'],
  ['put it on a marble table without shadow', 'leave the shadow out of a scene'],
  ['add grain', 'add grain'],
  ['remove blur', 'bring back what is blurred'],
  ['make the background less busy', 'do this'],
  ['put it on the moon', 'do this'],
  ['white background, make the mug fancy', 'do this (“make the mug fancy”)'],
  ['make me a video', 'do this'],
  ['make it nicer', 'tell from these words what to change'],
  ['make it look more professional', 'tell from these words what to change'],
  ['do not crop', 'tell from these words what to change'],
  ['asdf qwer', 'tell from these words what to change'],
  [`make it ${'very '.repeat(60)}bright`, 'follow so long a sentence'],
  ['hello', 'tell from these words what to change'],
] as const

test.group('Instructions that are refused', () => {
  test('"{0}"')
    .with([...REFUSED])
    .run(({ assert }, [instruction, reason]) => {
      const error = refusalOf(instruction)
      assert.equal(categoryOf(error!.failure), 'unsupported')
      assert.include(failureMessage(error!.failure), `The built-in engine cannot `)
      assert.include(failureMessage(error!.failure), reason)
    })

  test('a refusal says what can be done instead', ({ assert }) => {
    const message = failureMessage(refusalOf('add a person')!.failure)
    for (const topic of ['background', 'light', 'colours', 'crop', 'text', 'shadow', 'size']) {
      assert.include(message, topic)
    }
  })
})

function refusalOf(instruction: string): JobError | null {
  try {
    parseInstruction(instruction)
  } catch (error) {
    if (error instanceof JobError) return error
    throw error
  }
  return null
}
