import { join } from 'node:path'

/** Where the probe writes. */
export function findingsFile(dataDir: string): string {
  return join(dataDir, 'web-findings.json')
}
