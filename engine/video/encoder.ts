import { spawn, type ChildProcess } from 'node:child_process'
import { JobError } from '../contract/job_error.js'

/** How much of what ffmpeg says is kept for the operator, in characters. */
const KEPT = 4000

/** Pixels, and a WAV file that is as long as the film. */
interface Encoded {
  width: number
  height: number
  framesPerSecond: number
  sound?: string
}

/**
 * Raw RGB frames in, an H.264 film in MP4 out, by an ffmpeg process that lives as long as its input: it ends when
 * this thread or process does.
 */
export class Encoder {
  readonly #child: ChildProcess
  readonly #ended: Promise<number | null>
  #said = ''
  #failure: Error | null = null

  constructor(ffmpeg: string, path: string, film: Encoded) {
    this.#child = spawn(ffmpeg, argumentsFor(path, film), { stdio: ['pipe', 'ignore', 'pipe'] })
    this.#child.stderr!.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString()).slice(-KEPT)
    })
    // A broken pipe is told by the write that met it; without a listener it would end the thread.
    this.#child.stdin!.on('error', () => {})
    const ended = Promise.withResolvers<number | null>()
    this.#child.on('error', (error) => {
      this.#failure = error
      ended.resolve(null)
    })
    this.#child.on('close', (code) => ended.resolve(code))
    this.#ended = ended.promise
  }

  /** Hands over a frame; resolves when its bytes may be used again. Rejects with JobError when ffmpeg failed. */
  async write(frame: Uint8ClampedArray | Uint8Array): Promise<void> {
    const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength)
    const error = await new Promise<Error | null | undefined>((resolve) =>
      this.#child.stdin!.write(bytes, resolve)
    )
    if (error) {
      await this.stop()
      throw this.#error(error)
    }
  }

  /** Ends the film; resolves when the file is complete. */
  async finish(): Promise<void> {
    this.#child.stdin!.end()
    const code = await this.#ended
    if (code !== 0) throw this.#error(new Error(`ffmpeg ended with ${code}`))
  }

  /** Ends ffmpeg at once; resolves when it is gone. */
  async stop(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }

  #error(error: Error): JobError {
    const cause = new Error(`${(this.#failure ?? error).message}\n${this.#said}`)
    return new JobError('video_not_encoded', {}, { cause })
  }
}

function argumentsFor(path: string, { width, height, framesPerSecond, sound }: Encoded): string[] {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i pipe:0`
  const color =
    '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p ' +
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
  const codec = '-c:v libx264 -profile:v high -preset veryfast -crf 18 -threads 2 -g 60'
  return [
    ...`-hide_banner -loglevel error -nostdin -y ${input}`.split(' '),
    ...(sound ? ['-i', sound, ...'-c:a aac -b:a 160k -ar 48000'.split(' ')] : ['-an']),
    ...`${color} ${codec} -movflags +faststart`.split(' '),
    path,
  ]
}
