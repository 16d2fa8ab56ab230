import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'

/*
 * `npm run release -- X.Y.Z`: gives what is there a version: in package.json and package-lock.json, as heading of the changelog with the date, in
 * a commit and an annotated tag. Nothing is sent anywhere. Refuses, and changes nothing, where that makes no sense.
 */
const HEADING = /^## \S+ \(unreleased\)$/m

try {
  const version = process.argv[2] ?? ''
  release(process.cwd(), version, new Date())
  console.log(`Vitrine ${version} is committed and tagged. To publish it: git push --follow-tags`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** @throws Error in one sentence, with nothing changed */
function release(folder: string, version: string, date: Date): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  if (semver.valid(version) !== version) {
    throw new Error('Say which version, as 1.2.3: npm run release -- 1.2.3')
  }
  if (git('status', '--porcelain') !== '') {
    throw new Error('There are changes that are not committed: commit them first.')
  }
  const released = git('tag', '--list', 'v*')
    .split('\n')
    .map((tag) => semver.valid(tag))
  const [last] = semver.rsort(released.filter((tag) => tag !== null))
  if (last && semver.lte(version, last)) {
    throw new Error(`${version} is not above the last version, ${last}.`)
  }
  const present = readVersion(join(folder, 'package.json'))
  if (semver.lt(version, present)) {
    throw new Error(`${version} is below that of package.json, ${present}.`)
  }
  const changelog = join(folder, 'CHANGELOG.md')
  const text = readFileSync(changelog, 'utf8')
  if (!HEADING.test(text)) {
    throw new Error('CHANGELOG.md has no heading "## X.Y.Z (unreleased)": say what is new.')
  }
  const day = date.toISOString().slice(0, 10)
  writeFileSync(changelog, text.replace(HEADING, `## ${version} (${day})`))
  for (const name of ['package.json', 'package-lock.json'])
    writeVersion(join(folder, name), version)
  try {
    git('commit', '--quiet', '--all', '--message', `Release ${version}`)
  } catch (error) {
    git('checkout', 'HEAD', '--', '.')
    throw error
  }
  git('tag', '--annotate', `v${version}`, '--message', `Vitrine ${version}`)
}

function readVersion(path: string): string {
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}

/** The lock file has the version of the whole, and that of its root package. */
function writeVersion(path: string, version: string): void {
  const data = JSON.parse(readFileSync(path, 'utf8')) as {
    version: string
    packages?: { '': { version: string } }
  }
  data.version = version
  if (data.packages) data.packages[''].version = version
  writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`)
}
