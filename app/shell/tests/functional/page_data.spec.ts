import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { firstOnes } from '#app/core/elements'
import { signIn } from '#tests/support/sign_in'

test.group('Data of a page', () => {
  test('a name stays a name, whatever markup it looks like', async ({ assert }) => {
    const visitor = await signIn()
    const name = '</script><!--<script> & "quotes"'
    await User.query().where('id', visitor.user.id).update({ name })
    const page = await visitor.get('/dashboard', { headers: { accept: 'text/html' } })
    const html = await page.text()
    const [, json] = firstOnes(
      /<script data-page="app" type="application\/json">([^<]*)<\/script>/.exec(html)!,
      2
    )
    assert.equal(JSON.parse(json).props.auth.user.name, name)
  })
})
