import { createRequire } from 'node:module'

type OpenCv = typeof import('@techstark/opencv-js')
export type Mat = InstanceType<OpenCv['Mat']>

/** Loaded library in a box: some builds of the module are thenable, and awaiting one never ends. */
export interface OpenCvBox {
  cv: OpenCv
}

let loading: Promise<OpenCvBox> | null = null

/** The one OpenCV of this thread (WebAssembly, about 0.5 s and 120 MB on first use). */
export function loadOpenCv(): Promise<OpenCvBox> {
  loading ??= Promise.resolve(createRequire(import.meta.url)('@techstark/opencv-js')).then(
    (cv: OpenCv) => ({ cv })
  )
  return loading
}

/**
 * Runs `work` with a tracker for OpenCV objects and frees all of them afterwards; WebAssembly memory has no
 * garbage collection. OpenCV throws bare numbers, which become Errors here.
 */
export function withMats<T>(work: (track: <M extends { delete(): void }>(mat: M) => M) => T): T {
  const tracked: { delete(): void }[] = []
  try {
    return work((mat) => {
      tracked.push(mat)
      return mat
    })
  } catch (error) {
    throw typeof error === 'number' ? new Error(`OpenCV failed (exception at ${error})`) : error
  } finally {
    for (const mat of tracked) mat.delete()
  }
}
