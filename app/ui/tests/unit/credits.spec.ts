import { test } from '@japa/runner'
import type { SharedProps } from '#app/shell/shared_props'
import { isPaidByKey } from '#app/ui/client/credits'

const price = (credits: number) => [{ credits, kind: 'image', expected_seconds: null }]

test.group('What a key of one’s own pays for', () => {
  const propsOf = (hasKey: boolean) =>
    ({
      auth: { user: { uses_own_key: hasKey } },
      prices: { edit: price(1), generate: price(0) },
    }) as unknown as SharedProps

  test('is what takes no credits, and nothing else', ({ assert }) => {
    assert.isTrue(isPaidByKey(propsOf(true), 'generate'))
    assert.isFalse(isPaidByKey(propsOf(true), 'edit'))
    assert.isFalse(isPaidByKey(propsOf(false), 'generate'))
  })

  test('is nothing for guests', ({ assert }) => {
    assert.isFalse(isPaidByKey({ auth: { user: null, viewed_by: null }, prices: null }, 'generate'))
  })
})
