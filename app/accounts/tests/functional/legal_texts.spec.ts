import { test } from '@japa/runner'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

test.group('Legal texts', () => {
  test('everybody can read them', async ({ assert }) => {
    for (const visitor of [new Visitor(), await signIn()]) {
      const terms = await visitor.visit('/terms-of-service')
      assert.equal(terms.component, 'accounts/terms_of_service')
      assert.include(terms.props.terms, '<h1>Terms of Service</h1>')
      const policy = await visitor.visit('/privacy-policy')
      assert.equal(policy.component, 'accounts/privacy_policy')
      assert.include(policy.props.policy, '<h1>Privacy Policy</h1>')
    }
  })
})
