import { test } from '@japa/runner'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

const RECIPE = {
  name: 'Spring',
  scenes: [
    { name: 'Marble', prompt: 'on a marble counter, soft light' },
    { prompt: 'on a wooden table, beside a window, morning' },
  ],
  aspect_ratios: ['square', 'landscape'],
  amount: 2,
  negative_prompt: 'plants, red',
  exports: ['amazon.main', 'etsy.photo'],
}

async function recipesOf(visitor: Visitor) {
  return (await visitor.visit('/recipes')).props.recipes
}

async function exported(visitor: Visitor, recipe: number): Promise<Response> {
  return visitor.get(`/recipes/${recipe}/file`)
}

test.group('Recipes', () => {
  test('are kept under a name, changed and deleted', async ({ assert }) => {
    const visitor = await signIn()
    assert.isEmpty(await recipesOf(visitor))
    const { id } = await (await visitor.post('/recipes', RECIPE)).json()
    const [kept] = await recipesOf(visitor)
    assert.containsSubset(kept, { id, name: 'Spring', amount: 2, negative_prompt: 'plants, red' })
    assert.deepEqual(kept.aspect_ratios, ['square', 'landscape'])
    assert.deepEqual(
      kept.scenes.map((scene: { name: string }) => scene.name),
      ['Marble', 'on a wooden table, beside']
    )

    const changed = { ...RECIPE, name: 'Summer', amount: 1 }
    assert.equal((await visitor.call('PUT', `/recipes/${id}`, { json: changed })).status, 204)
    assert.containsSubset(await recipesOf(visitor), [{ id, name: 'Summer', amount: 1 }])
    assert.equal((await visitor.call('DELETE', `/recipes/${id}`)).status, 204)
    assert.isEmpty(await recipesOf(visitor))
  })

  test('say beside each field what is wrong with it', async ({ assert }) => {
    const visitor = await signIn()
    await visitor.post('/recipes', RECIPE)
    const refused = await visitor.post('/recipes', {
      name: '',
      scenes: [{ prompt: 'on sand' }, { prompt: ' ' }],
      aspect_ratios: ['round'],
      amount: 11,
    })
    assert.equal(refused.status, 422)
    assert.deepEqual((await refused.json()).errors, {
      'name': ['Please name the recipe.'],
      'scenes.1.prompt': ['Please describe the scene.'],
      'aspect_ratios.0': ['An aspect ratio is one of square, portrait and landscape.'],
      'amount': ['The number of pictures must be from 1 to 10.'],
    })
    const taken = await visitor.post('/recipes', RECIPE)
    assert.deepEqual((await taken.json()).errors, {
      name: ['You have a recipe of this name already.'],
    })
  })

  test('of others do not exist', async ({ assert }) => {
    const owner = await signIn()
    const { id } = await (await owner.post('/recipes', RECIPE)).json()
    const other = await signIn()
    assert.equal((await other.get(`/recipes/${id}`)).status, 404)
    assert.equal((await exported(other, id)).status, 404)
    assert.equal((await other.call('PUT', `/recipes/${id}`, { json: RECIPE })).status, 404)
    assert.equal((await other.call('DELETE', `/recipes/${id}`)).status, 404)
    assert.lengthOf(await recipesOf(owner), 1)
  })

  test('go to somebody else as a file', async ({ assert }) => {
    const owner = await signIn()
    const { id } = await (await owner.post('/recipes', RECIPE)).json()
    const response = await exported(owner, id)
    assert.include(response.headers.get('content-disposition')!, 'Spring.json')
    const file = await response.text()
    assert.containsSubset(JSON.parse(file), { format: 'vitrine.recipe', version: 1 })

    const other = await signIn()
    const marked = { file: `\uFEFF${file}` }
    assert.equal((await other.post('/recipes/import', marked)).status, 201)
    assert.equal((await other.post('/recipes/import', { file })).status, 201)
    const [first, second] = await recipesOf(other)
    const [original] = await recipesOf(owner)
    assert.equal(second.name, 'Spring (2)')
    const { name, scenes, aspect_ratios: shapes, amount, negative_prompt: leaveOut } = original
    assert.containsSubset(first, { name, scenes, aspect_ratios: shapes, amount })
    assert.equal(first.negative_prompt, leaveOut)
    assert.deepEqual(first.exports, RECIPE.exports)
  })

  test('from a bad file change nothing, and the file is told where it is wrong', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const errorsOf = async (file: string) =>
      (await (await visitor.post('/recipes/import', { file })).json()).errors
    const written = (fields: object) =>
      JSON.stringify({ format: 'vitrine.recipe', version: 1, ...RECIPE, ...fields })

    assert.match((await errorsOf('{"format":')).file[0], /^This file is not JSON: /)
    assert.match((await errorsOf('[1]')).file[0], /^This file is not a recipe/)
    assert.match((await errorsOf('{"name":"x"}')).file[0], /^This file is not a recipe/)
    assert.match((await errorsOf(written({ version: 2 }))).file[0], /knows version 1/)
    assert.deepEqual(await errorsOf(written({ scenes: [{ name: 'x' }], amount: 'many' })), {
      'scenes.0.prompt': ['Please describe the scene.'],
      'amount': ['The amount field must be a number.'],
    })
    assert.deepEqual(await errorsOf(written({ scenes: [] })), {
      scenes: ['Please describe at least one scene.'],
    })
    assert.deepEqual(await errorsOf(written({ exports: ['bazaar.stall'] })), {
      'exports.0': ['One of the markets is not known here.'],
    })
    assert.isEmpty(await recipesOf(visitor))
  })
})
