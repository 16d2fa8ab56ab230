import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { UNKNOWN_WORD } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'

test('the word that stands for a product is understood in all that is made of it', async ({
  assert,
}) => {
  const visitor = await signIn(await createSubscriber({ image: 20, video: 5 }))
  const product = await trainProduct(visitor)
  const call = async (trigger: string) => {
    await db.from('products').where('id', product).update({ trigger_word: trigger })
    const { props } = await visitor.visit(`/photos/generate/${product}`)
    const photo = props.model.inputImages[0].id
    const prompt = `${UNKNOWN_WORD} on a beach`
    const made = await (await visitor.post(`/api/generate/${product}`, { prompt })).json()
    const path = `/api/model/${product}/image/${photo}/background`
    const laid = await (await visitor.post(path, { prompt })).json()
    return [made, laid].flatMap(({ ignored_words: all, images }) => [all, images[0].ignored_words])
  }
  assert.deepEqual(await call(UNKNOWN_WORD), [[], [], [], []])
  assert.deepEqual(await call('mugword'), Array(4).fill([UNKNOWN_WORD]))
})
