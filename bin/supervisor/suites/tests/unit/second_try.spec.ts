import { test } from '@japa/runner'
import { sayResults, type SuiteResult } from '../../result.js'
import { tryAgain } from '../../second_try.js'

const FILE = 'app/credits/tests/unit/ledger.spec.ts'

function result(suite: string, passed: number, failed: [string, string | null][]): SuiteResult {
  const failures = failed.map(([title, file]) => ({ title: `${suite}: ${title}`, file }))
  return { suite, code: failed.length > 0 ? 1 : 0, passed, failures, recovered: [] }
}

/** Answers second tries from a list, and says which there were. */
function runner(...answers: SuiteResult[]) {
  const asked: [string, string[]][] = []
  const run = async (suite: string, files: string[]) => {
    asked.push([suite, files])
    return answers.shift()!
  }
  return { asked, run }
}

test.group('A second try of failed tests', () => {
  test('runs their files alone, and names what passed only then', async ({ assert }) => {
    const first = [
      result('browser', 7, []),
      result('unit', 3, [
        ['one', FILE],
        ['two', FILE],
      ]),
    ]
    const { asked, run } = runner(result('unit', 4, []))
    const results = await tryAgain(first, run)
    assert.deepEqual(asked, [['unit', [FILE]]])
    assert.isTrue(results.every(({ code }) => code === 0))
    assert.equal(
      sayResults(results),
      '\nPassed only at the second try:\n  unit: one\n  unit: two\n12 passed, 0 failed'
    )
  })

  test('that fail again fails the run', async ({ assert }) => {
    const first = [
      result('unit', 3, [
        ['one', FILE],
        ['two', FILE],
      ]),
    ]
    const { run } = runner(result('unit', 4, [['two', FILE]]))
    const results = await tryAgain(first, run)
    assert.equal(results[0].code, 1)
    assert.equal(
      sayResults(results),
      '\nPassed only at the second try:\n  unit: one\nFailed:\n  unit: two\n4 passed, 1 failed'
    )
  })

  test('is not made when a runner broke, or much failed', async ({ assert }) => {
    const broken = [result('unit', 3, [['outside of the tests', null]])]
    const much = [
      result(
        'unit',
        3,
        Array.from({ length: 6 }, (_, index) => [`test ${index}`, FILE] as [string, string])
      ),
    ]
    for (const first of [broken, much]) {
      const { asked, run } = runner()
      assert.deepEqual(await tryAgain(first, run), first)
      assert.isEmpty(asked)
    }
  })
})
