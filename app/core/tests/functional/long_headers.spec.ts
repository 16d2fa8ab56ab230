import { request } from 'node:http'
import { test } from '@japa/runner'
import { longestBlock } from '#tests/support/longest_block'

/** Node takes no more than 16 KB of headers. */
const LENGTH = 14_000

/** Milliseconds of processor time: reading a page's request takes a few. */
const MOST_MS = 100

/** Those that are taken apart by Vitrine or by what it uses. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'if-none-match',
  'prefer',
  'range',
  'referer',
  'sec-purpose',
  'user-agent',
  'x-forwarded-for',
]

/** What expressions that look for ends, lists and repetitions take longest over. */
const PATTERNS = [' ', '\t', ',', ';', 'a,', ';q=0', 'a=b;', '(', 'Mozilla/5.0 ']

function ask(headers: Record<string, string>): Promise<number> {
  const { HOST: host, PORT: port } = process.env
  return new Promise((resolve, reject) => {
    request({ host, port, path: '/login?ref=abc', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode!))
    })
      .on('error', reject)
      .end()
  })
}

test.group('Long headers', () => {
  test('nothing in a header holds others up', async ({ assert }) => {
    const usual = { 'accept': 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140' }
    await ask(usual)
    const slow: string[] = []
    for (const name of HEADERS) {
      for (const pattern of PATTERNS) {
        const value = `a${pattern.repeat(LENGTH / pattern.length)}x`
        let status = 0
        const block = await longestBlock(async () => {
          status = await ask({ ...usual, [name]: value })
        })
        if (block > MOST_MS || status >= 500)
          slow.push(`${name} ${pattern}: ${block} ms, ${status}`)
      }
    }
    assert.deepEqual(slow, [])
  })
})
