import { test } from '@japa/runner'
import { relativeTimeText } from '#app/ui/text/relative_time_text'

const NOW = new Date('2026-03-10T12:00:00Z')

function ago(seconds: number): string {
  return relativeTimeText(new Date(NOW.getTime() - seconds * 1000), NOW)
}

test.group('Relative times', () => {
  test('{expected} for {seconds} s ago')
    .with([
      { seconds: 0, expected: 'just now' },
      { seconds: 59, expected: 'just now' },
      { seconds: 60, expected: '1 minute ago' },
      { seconds: 3599, expected: '59 minutes ago' },
      { seconds: 3600, expected: '1 hour ago' },
      { seconds: 86_400, expected: 'yesterday' },
      { seconds: 6 * 86_400, expected: '6 days ago' },
      { seconds: 14 * 86_400, expected: '2 weeks ago' },
      { seconds: 61 * 86_400, expected: '2 months ago' },
      { seconds: 800 * 86_400, expected: '2 years ago' },
      { seconds: -7200, expected: 'in 2 hours' },
    ])
    .run(({ assert }, { seconds, expected }) => {
      assert.equal(ago(seconds), expected)
    })
})
