import { readFile, writeFile } from 'node:fs/promises'
import logger from '@adonisjs/core/services/logger'
import { loadIdentity } from './certificate/load_identity.js'
import { runC2pa } from './c2pa/c2pa.js'
import { manifestFor } from './manifest.js'
import type { Provenance } from './provenance.js'

/** Writes content credentials into a PNG, JPEG, WebP or MP4 file, like {@link withCredentials}. */
export async function addCredentials(
  { path, mime }: { path: string; mime: string },
  provenance: Provenance
): Promise<void> {
  const file = await readFile(path)
  const signed = await withCredentials(file, mime, provenance)
  if (signed !== file) await writeFile(path, signed)
}

/**
 * A PNG, JPEG, WebP or MP4 file with content credentials; pixels are not touched. Nothing else may be written into it
 * afterwards. A file that cannot be signed is answered as it was, and the operator is told: it is paid for.
 */
export async function withCredentials(
  file: Buffer,
  mime: string,
  provenance: Provenance
): Promise<Buffer> {
  try {
    const { chain, key, validTo } = await loadIdentity()
    if (validTo < new Date())
      throw new Error(`The certificate has expired on ${validTo.toISOString()}`)
    const signed = await runC2pa('sign', {
      file: { mime, bytes: file },
      ...manifestFor(provenance, mime),
      chain,
      key: key.export({ type: 'pkcs8', format: 'pem' }) as string,
    })
    return Buffer.from(signed.buffer, signed.byteOffset, signed.byteLength)
  } catch (error) {
    logger.error({ err: error, mime }, 'file left without content credentials')
    return file
  }
}
