import { readFileSync } from 'node:fs'

/** Of Vitrine and of the engine that is built into it. */
export const vitrineVersion: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8')
).version

/** The oldest version whose database this one goes on with; it grows when a conversion of what older ones wrote is removed. */
export const OLDEST_VERSION = '0.1.0'
