import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from '@japa/runner/core'

/** Makes an empty folder, which goes with the test. */
export async function makeFolder({ cleanup }: Pick<TestContext, 'cleanup'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  cleanup(() => rm(folder, { recursive: true }))
  return folder
}
