import { spawn } from 'node:child_process'
import type { EngineContext } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import { findFfmpeg } from '#app/engines/find_ffmpeg'
import { ffmpegPath } from '#config/engine'

/** How much of what ffmpeg says is kept for the operator, in characters. */
const KEPT = 4_000

/**
 * Has ffmpeg write files, until the work is told to stop.
 *
 * @param args inputs, filters and outputs; `pipe:3` is what is answered
 * @param options.failure what has failed when it fails
 * @param options.progress called with the seconds of film that are written
 * @returns what it wrote to `pipe:3`
 * @throws EngineError when there is no ffmpeg, it fails, or the work is told to stop
 */
export async function runFfmpeg(
  args: readonly string[],
  { signal }: Pick<EngineContext, 'signal'>,
  {
    failure,
    progress,
  }: { failure: 'video_not_exported' | 'light_form_failed'; progress?: (written: number) => void }
): Promise<Buffer> {
  const ffmpeg = await findFfmpeg(ffmpegPath)
  const usual = '-hide_banner -loglevel error -nostdin -y -progress pipe:1'.split(' ')
  const child = spawn(ffmpeg, [...usual, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  const answer: Buffer[] = []
  let said = ''
  child.stdout!.on('data', (chunk: Buffer) => {
    const written = /out_time_us=(\d+)/.exec(chunk.toString())?.[1]
    if (written) progress?.(Number(written) / 1e6)
  })
  child.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-KEPT)))
  child.stdio[3]!.on('data', (chunk: Buffer) => answer.push(chunk))
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}\n${said}`)
    return Buffer.concat(answer)
  } catch (cause) {
    throw new EngineError(failure, {}, { cause })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
