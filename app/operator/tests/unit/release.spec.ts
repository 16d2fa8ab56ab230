import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { run } from '../../../../tools/launcher/processes/run.js'
import { ROOT } from '../../../../tools/launcher/settings.js'

const CHANGELOG =
  '# Changelog\n\n## 0.3.0 (unreleased)\n\n- News.\n\n## 0.2.0 (2026-01-02)\n\n- Old.\n'

/** A repository of its own whose last version is 0.2.0. */
async function makeRepository(cleanup: (undo: () => Promise<void>) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-release-'))
  cleanup(() => rm(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test']
  const git = async (...args: string[]) =>
    (await run('git', [...identity, ...args], { cwd: folder })).output.trim()
  const release = (version: string) =>
    run(process.execPath, [join(ROOT, 'tools/release.ts'), version], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.test' },
        ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.test' },
      },
    })
  const version = { name: 'vitrine', version: '0.2.0' }
  await write('package.json', JSON.stringify(version))
  await write('package-lock.json', JSON.stringify({ ...version, packages: { '': version } }))
  await write('CHANGELOG.md', CHANGELOG)
  await git('init', '--quiet')
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'Begin')
  await git('tag', '--annotate', 'v0.2.0', '--message', 'Vitrine 0.2.0')
  return { write, read, git, release }
}

test.group('A release', () => {
  test('has its version in package.json, its lock, the changelog, a commit and a tag', async ({
    assert,
    cleanup,
  }) => {
    const { read, git, release } = await makeRepository(cleanup)
    const { code, output } = await release('0.10.0')
    assert.equal(code, 0, output)
    assert.equal(JSON.parse(await read('package.json')).version, '0.10.0')
    const lock = JSON.parse(await read('package-lock.json'))
    assert.deepEqual([lock.version, lock.packages[''].version], ['0.10.0', '0.10.0'])
    const day = new Date().toISOString().slice(0, 10)
    assert.equal(
      await read('CHANGELOG.md'),
      CHANGELOG.replace('0.3.0 (unreleased)', `0.10.0 (${day})`)
    )
    assert.equal(await git('status', '--porcelain'), '')
    assert.equal(await git('log', '-1', '--format=%s'), 'Release 0.10.0')
    assert.equal(await git('cat-file', '-t', 'v0.10.0'), 'tag')
    assert.equal(await git('describe'), 'v0.10.0')
  })

  test('is refused with nothing changed where it makes no sense', async ({ assert, cleanup }) => {
    const { write, read, git, release } = await makeRepository(cleanup)
    const refuses = async (version: string, words: string) => {
      const before = [await read('CHANGELOG.md'), await git('log', '--format=%H'), await git('tag')]
      const { code, output } = await release(version)
      assert.equal(code, 1)
      assert.include(output, words)
      const after = [await read('CHANGELOG.md'), await git('log', '--format=%H'), await git('tag')]
      assert.deepEqual(after, before)
    }
    await refuses('0.3', 'Say which version')
    await refuses('0.2.0', '0.2.0 is not above the last version, 0.2.0.')
    await refuses('0.1.9', 'is not above the last version')
    await write('new.txt', 'new')
    await refuses('0.3.0', 'There are changes that are not committed')
    await write('CHANGELOG.md', CHANGELOG.replace('unreleased', '2026-02-03'))
    await git('add', '.')
    await git('commit', '--quiet', '--message', 'Go on')
    await refuses('0.4.0', 'CHANGELOG.md has no heading')
  })
})
