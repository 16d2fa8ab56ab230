import { test } from '@japa/runner'
import { describeApi } from '#app/api/endpoints/openapi'
import { EVENT_TYPES, TEST_EVENT } from '#app/api/endpoints/event_types'
import { exampleOf, fieldsOf } from '../../components/reference/describe_schema.js'
import { eventsOf } from '../../components/reference/events_of.js'
import { groupsOf } from '../../components/reference/endpoints_of.js'
import type { ApiDocument } from '../../components/reference/open_api.js'

const document = describeApi() as unknown as ApiDocument
const groups = groupsOf(document)
const endpoints = groups.flatMap((group) => group.endpoints)
const named = (id: string) => endpoints.find((endpoint) => endpoint.id === id)!

test.group('The reference of the public API', () => {
  test('it shows every endpoint once, in its group', ({ assert }) => {
    const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length
    assert.lengthOf(new Set(endpoints.map(({ id }) => id)), count)
    assert.includeMembers(
      groups.map(({ title }) => title),
      ['Account', 'Products', 'Pictures and videos', 'Generations', 'Assets']
    )
  })

  test('fields say what they take', ({ assert }) => {
    const { body, parameters, needsToken } = named('editImage')
    assert.isTrue(needsToken)
    assert.isFalse(named('openapi').needsToken)
    assert.deepEqual(
      parameters.map(({ name }) => name),
      ['Prefer', 'Idempotency-Key']
    )
    const fields = new Map(fieldsOf(document, body!.schema).map((field) => [field.name, field]))
    assert.deepInclude(fields.get('num_images'), { kind: 'integer, 1 to 4', isRequired: false })
    assert.include(fields.get('image')!.description, 'data URI')
  })

  test('events are shown with what is sent of them', ({ assert }) => {
    const events = new Map(eventsOf(document).map((event) => [event.type, event]))
    assert.sameMembers([...events.keys()], [...EVENT_TYPES, TEST_EVENT])
    const { headers, schema } = events.get('product.trained')!
    assert.includeMembers(
      headers.map(({ name }) => name),
      ['webhook-id', 'webhook-signature']
    )
    assert.containsSubset(exampleOf(document, schema), {
      type: 'product.trained',
      data: { kind: 'train', status: 'succeeded' },
    })
    const names = fieldsOf(document, schema.properties!.data!).map(({ name }) => name)
    assert.lengthOf(new Set(names), names.length)
  })

  test('answers are shown with all their fields and an example of each', ({ assert }) => {
    const { answers, problems } = named('editImage')
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['200', '202']
    )
    assert.includeMembers(
      problems.map(({ status }) => status),
      ['401', '402', '413', '422', '429']
    )
    const names = fieldsOf(document, answers[0]!.schema!).map(({ name }) => name)
    assert.includeMembers(names, ['generation_id', 'processedImage', 'processedImages'])
    const example = exampleOf(document, answers[0]!.schema!) as Record<string, unknown>
    assert.sameMembers(Object.keys(example), names)
    assert.match(String(example.processedImage), /^http.*\/file$/)
  })
})
