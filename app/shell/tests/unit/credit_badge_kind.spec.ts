import { test } from '@japa/runner'
import { creditBadgeKind } from '#app/shell/layouts/credit_badge_kind'

test.group('The credits beside the mobile menu', () => {
  test('{path} shows {kind} credits')
    .with([
      { path: '/dashboard', kind: 'model' },
      { path: '/photos/generate', kind: 'image' },
      { path: '/photos/generate/5', kind: 'image' },
      { path: '/photos/inpaint/12', kind: 'image' },
      { path: '/ai-editor', kind: 'image' },
      { path: '/products/5', kind: 'video' },
      { path: '/photos/generated', kind: 'video' },
    ])
    .run(({ assert }, { path, kind }) => {
      assert.equal(creditBadgeKind(path), kind)
    })
})
