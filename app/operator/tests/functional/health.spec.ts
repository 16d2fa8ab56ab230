import { test } from '@japa/runner'
import { Visitor } from '#tests/support/visitor'

test.group('Probes', () => {
  test('{$self} says that the process can work, and begins no session')
    .with(['/health/live', '/health/ready'])
    .run(async ({ assert }, path) => {
      const response = await new Visitor().get(path)
      assert.deepInclude(await response.json(), { status: 'ok' })
      assert.equal(response.status, 200)
      assert.isNull(response.headers.get('set-cookie'))
    })
})
