import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import decodeHeic from 'heic-decode'

/*
 * The first picture of an HEIC file as RGBA. Its size is known before a pixel is decoded.
 */
const images = await decodeHeic.all({ buffer: await readFile(workerData.path) })
const [image] = images
if (image.width * image.height > workerData.maxPixels) throw new Error('The picture is too large')
const {
  data: { buffer },
  width,
  height,
} = await image.decode()
parentPort!.postMessage({ data: buffer, width, height }, [buffer as ArrayBuffer])
