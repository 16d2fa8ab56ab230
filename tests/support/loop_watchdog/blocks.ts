import { join } from 'node:path'

/** Milliseconds of processor time for which the loop may stand still. */
export const MOST_MS = 200

/** How often it is looked, in milliseconds: what is told too long by as much at most. */
export const TICK_MS = 20

/** A block that has ended. */
export interface BlockLine {
  pid: number
  /** How often the loop had come round before. */
  beat: number
  ms: number
  /** Those that were being answered. */
  requests: string[]
}

/** Where the thread was when a block had become too long. */
export interface StackLine extends Pick<BlockLine, 'pid' | 'beat'> {
  stack: string[]
}

/** Has a line of JSON for each block and for each stack. */
export function blocksFile(dataDir: string): string {
  return join(dataDir, 'loop-blocks.jsonl')
}
