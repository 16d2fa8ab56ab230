import { test } from '@japa/runner'
import { localPath } from '#app/core/http/intended_path'

test.group('Where a sign-in leads', () => {
  test('pages of this installation')
    .with(['/', '/products?before=7', '/teams/3#members', '/a%2f%2fb', '/search?q=//evil.example'])
    .run(({ assert }, path) => {
      assert.equal(localPath(path), path)
    })

  test('never away')
    .with([
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n//evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/..//evil.example',
      '/./\\evil.example',
      'evil.example',
      '',
      null,
      { url: '/' },
    ])
    .run(({ assert }, address) => {
      assert.isNull(localPath(address))
    })
})
