import { test } from '@japa/runner'
import { MAX_LIST_LENGTH } from '#config/imports'
import { longestBlock } from '#tests/support/longest_block'
import { signIn } from '#tests/support/sign_in'

/** Milliseconds of processor time for which a web process may answer nobody. */
const MOST_MS = 200

const repeated = (text: string) => text.repeat(Math.floor(MAX_LIST_LENGTH / text.length))

const TOO_MANY = /^This list has more than 200 products/
const EMPTY = /^Please paste a list/
/** That its lines are answered, with what is wrong with them. */
const READ = null

const LISTS: Record<string, [list: string, refusal: RegExp | null]> = {
  'half a million lines': [repeated('a,b\n'), TOO_MANY],
  'lines with different ends': [repeated('a,b\r\nc,d\re,f\n'), TOO_MANY],
  'lines in which nothing is': [repeated(',,\n'), EMPTY],
  'one line of a million columns': [repeated('a,'), READ],
  'one address that holds a million commas': [`https://a${repeated(',b').slice(9)}`, READ],
  'a million quotation marks': [repeated('a"'), READ],
  'one line of half a million addresses': [repeated('h:// '), READ],
  'a feed of a hundred thousand products': [
    `<rss>${repeated('<item><id>a</id></item>').slice(22)}</rss>`,
    TOO_MANY,
  ],
  'a feed of half a million empty elements': [`<item>${repeated('<a/>').slice(16)}</item>`, READ],
  'a feed of ampersands that is never closed': [
    `<item>${repeated('<![CDATA[&]]>').slice(13)}`,
    /^The element <item>/,
  ],
  'a feed of half a million attributes': [
    `<item ${repeated('a="" ').slice(10)}>`,
    /not well-formed/,
  ],
  'one address with as many marks as may be': [`https://a${repeated(' ,').slice(9)}`, READ],
}

test.group('Lists as long as they may be', () => {
  test('{name} hold nobody up, and are answered')
    .with(Object.keys(LISTS).map((name) => ({ name })))
    .run(async ({ assert }, { name }) => {
      const [list, refusal] = LISTS[name]!
      const visitor = await signIn()
      // What is asked for first is loaded then.
      await visitor.post('/products/import/check', { list: '' })
      let answer: Response
      const block = await longestBlock(async () => {
        answer = await visitor.post('/products/import/check', { list })
      })
      assert.isBelow(block, MOST_MS)
      const { message, lines } = (await answer!.json()) as { message?: string; lines?: unknown[] }
      assert.equal(answer!.status, refusal ? 422 : 200)
      if (refusal) assert.match(message!, refusal)
      else assert.lengthOf(lines!, 1)
    })
})
