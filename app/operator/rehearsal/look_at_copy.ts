import { rehearsePart } from '#app/core/rehearsal'
import { selfChecks } from '#app/core/self_checks'
import { appUrl } from '#config/app'
import { listHeld } from './list_held.js'
import { openPages } from './open_pages.js'

/** Looks whether a copy that runs is as it should be, and tells the launcher. */
export async function lookAtCopy(): Promise<void> {
  await rehearsePart('Self-checks', async () => {
    const wrong: string[] = []
    const checks = selfChecks('data')
    for (const [name, check] of checks) {
      const faults = await check().catch((error: Error) => [
        { problem: 'It could not be looked at:', fix: error.message },
      ])
      wrong.push(...faults.map(({ problem, fix }) => `${name}: ${problem} ${fix}`))
    }
    return { said: `looked at ${[...checks.keys()].join(', ')}`, wrong }
  })
  await rehearsePart('Opened', () => openPages(appUrl))
  await rehearsePart('Held back', () => listHeld())
}
