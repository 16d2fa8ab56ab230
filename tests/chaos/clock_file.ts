import { join } from 'node:path'

/** The file of a data folder that says by how many milliseconds the clock of processes on it is off. */
export function clockFile(dataDir: string): string {
  return join(dataDir, 'clock')
}
