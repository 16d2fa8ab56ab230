import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Encoder } from '../video/encoder.js'
import { findFfmpeg } from '../video/find_ffmpeg.js'

/** A thread that hangs in the middle of a film. */
const size = { width: 64, height: 64, framesPerSecond: 30 }
const encoder = new Encoder(await findFfmpeg(null), join(workerData as string, 'hung.mp4'), size)
await encoder.write(new Uint8ClampedArray(64 * 64 * 3))
parentPort!.postMessage('filming')
for (;;);
