import { readFile, rm } from 'node:fs/promises'
import { type BlockLine, blocksFile, MOST_MS, type StackLine } from './blocks.ts'

const PRELOAD = new URL('./preload.ts', import.meta.url).href

/** Settings with which an instance's web process notes when its loop stands still. */
export function watchedEnv(): NodeJS.ProcessEnv {
  if (process.env.NODE_ENV !== 'test') return {}
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${PRELOAD}`.trim() }
}

/**
 * What an instance has noted since the last time.
 * @throws Error that names each block, with the requests that were being answered and where the thread was
 */
export async function assertNoBlocks(dataDir: string): Promise<void> {
  const file = blocksFile(dataDir)
  const text = await readFile(file, 'utf8').catch(() => '')
  await rm(file, { force: true })
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BlockLine | StackLine)
  const blocks = lines.filter((line) => 'ms' in line)
  if (blocks.length === 0) return
  const told = blocks.map(({ pid, beat, ms, requests }) => {
    const during = lines.find((line) => 'stack' in line && line.pid === pid && line.beat === beat)
    const stack =
      during && 'stack' in during ? during.stack : ['(it had ended before it was asked)']
    return [`${ms} ms while answering ${requests.join(', ') || 'nobody'}`, ...stack].join(
      '\n    at '
    )
  })
  throw new Error(
    `The web process answered nobody for more than ${MOST_MS} ms of its processor time:\n  ${told.join('\n  ')}`
  )
}
