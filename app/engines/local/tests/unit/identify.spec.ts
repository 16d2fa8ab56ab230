import { test } from '@japa/runner'
import { identifyJob } from '../../identify/identify_job.js'
import { jobContext } from '../photos.js'

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
      const output = await identifyJob({ photos }, jobContext('unused'))
      assert.match(output.object, color)
      assert.isTrue(output.description.endsWith(`\nText/Graphics: ${text}`))
      assert.lengthOf(output.identifications, 1)
    })
})
