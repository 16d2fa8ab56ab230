import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Read at a time. */
const PIECE_BYTES = 1024 ** 2

/** Memory for pieces that nobody uses at the moment: new memory for each file would cost as much time as its sum, most of it to collect the old. */
const spare: Buffer[] = []

/** Length and SHA-256 of a file on this machine. */
export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const file = await open(path)
  const piece = spare.pop() ?? Buffer.allocUnsafe(PIECE_BYTES)
  try {
    for (let bytes = 0; ;) {
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, null)
      if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
      hash.update(piece.subarray(0, bytesRead))
      bytes += bytesRead
    }
  } finally {
    spare.push(piece)
    await file.close()
  }
}
