import { globSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { type errors, VineValidator } from '@vinejs/vine'

/** Far more than any form takes. */
const ITEMS = Array.from({ length: 5_000 }, (_, place) => `item ${place}`)

/** Complaints of a form that has taken no list apart that is too long. */
const MOST_COMPLAINTS = 1_000

interface Described {
  schema: { schema: { properties: { fieldName: string }[] } }
}

test.group('Lists in forms', () => {
  test('one that is longer than it may be is refused as a whole, not item by item', async ({
    assert,
  }) => {
    const files = globSync('app/*/validators/*.ts', { cwd: app.makePath() })
    assert.isNotEmpty(files)
    for (const file of files) {
      const exported: object = await import(join(app.makePath(), file))
      for (const [name, validator] of Object.entries(exported)) {
        if (!(validator instanceof VineValidator)) continue
        const { schema } = validator.toJSON() as unknown as Described
        const fields = schema.schema.properties.map(({ fieldName }) => [fieldName, ITEMS])
        const complaints = await validator.validate(Object.fromEntries(fields)).then(
          () => 0,
          (error: InstanceType<typeof errors.E_VALIDATION_ERROR>) => error.messages.length
        )
        assert.isBelow(complaints, MOST_COMPLAINTS, `${file}: ${name}`)
      }
    }
  })
})
