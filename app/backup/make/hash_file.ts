import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Read at a time, into the same memory: new memory for each would cost more time than the sums. */
const PIECE_BYTES = 1024 ** 2

/** Length and SHA-256 of a file on this machine. */
export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(PIECE_BYTES)
  const file = await open(path)
  try {
    for (let bytes = 0; ;) {
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, null)
      if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
      hash.update(piece.subarray(0, bytesRead))
      bytes += bytesRead
    }
  } finally {
    await file.close()
  }
}
