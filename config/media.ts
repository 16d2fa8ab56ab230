import { availableParallelism } from 'node:os'

const MB = 1024 * 1024

/** One uploaded picture. */
export const MAX_UPLOAD_BYTES = 10 * MB

/** Pixels of one picture; more would take more memory to decode than one upload may. */
export const MAX_PIXELS = 50_000_000

/** Pixels; below there is nothing to work with. */
export const MIN_SIDE = 16

/** Scans of a JPEG: programs write about ten, and each costs a pass over the whole picture. */
export const MAX_JPEG_SCANS = 100

/** Decoders of one process for one user: as many as help on this machine. */
const DECODERS_OF_USER = Math.min(4, Math.max(2, availableParallelism()))

/** The processes that open pictures of strangers. Each does one task at a time; one more than a user may have is there for others. */
export const DECODER = {
  turns: {
    atOnce: DECODERS_OF_USER + 1,
    ofOne: DECODERS_OF_USER,
    waitingOfOne: 200,
    waiting: 1000,
  },
  limits: {
    // Of pictures of 48 megapixels an interlaced PNG of 16 bits takes 6 s, and an AVIF picture 950 MB.
    cpu: 20,
    rss: 1024 * MB,
    // That AVIF picture is promised 1.5 GB on two cores; each further core has threads of its own.
    promised: (3072 + 32 * availableParallelism()) * MB,
    start: 30_000,
    silence: 15_000,
    whole: 180_000,
  },
  idle: 60_000,
  kept: 256 * MB,
}

/** A picture that is fetched from elsewhere. */
export const FETCH_LIMITS = { bytes: 15 * MB, milliseconds: 10_000, redirects: 5 }

/** A sound that somebody brings, in seconds. */
export const SHORTEST_SOUND = 1
export const LONGEST_SOUND = 600
