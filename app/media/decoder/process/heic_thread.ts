import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { coloursInHeif } from './colours/heif_colours.js'
import { toSrgb } from './colours/to_srgb.js'

/*
 * The primary picture of an HEIC file as RGBA in sRGB. Its size is known before a pixel is decoded. heic-decode, which brings libheif,
 * hides which picture is the primary one, and refuses some brands.
 */
const require = createRequire(import.meta.url)
const libheif: Libheif = createRequire(require.resolve('heic-decode'))('libheif-js/wasm-bundle')

const file = await readFile(workerData.path)
await libheif.ready
const images = new libheif.HeifDecoder().decode(file)
const image = images.find((it) => it.is_primary()) ?? images[0]
if (!image) throw new Error('There is no picture in the file')
const [width, height] = [image.get_width(), image.get_height()]
if (width * height > workerData.maxPixels) throw new Error('The picture is too large')
const data = new Uint8ClampedArray(width * height * 4)
await new Promise<void>((done, fail) => {
  image.display({ data, width, height }, (shown) =>
    shown ? done() : fail(new Error('The picture cannot be decoded'))
  )
})
await toSrgb(data, 4, coloursInHeif(file))
parentPort!.postMessage({ data: data.buffer, width, height }, [data.buffer])
