import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { makePlaceholder } from './placeholder.js'

export interface PutFileInput {
  /** File on this machine's disk. */
  path: string
  mime: string
  /** Pixels. */
  width: number
  height: number
  ownerId: number | null
}

/** A file in the store that has no row yet; without one it is swept away after a day. */
export interface StoredFile {
  diskKey: string
  mime: string
  bytes: number
  width: number
  height: number
  /** Hexadecimal. */
  checksum: string
  /** Data URL of a tiny version, for screens to show until the picture has come. */
  placeholder: string
  ownerId: number | null
}

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Copies a picture into the store under a key that cannot be guessed. */
export async function putFile(input: PutFileInput): Promise<StoredFile> {
  const { path, mime, width, height, ownerId } = input
  const name = randomBytes(20).toString('hex')
  const diskKey = `originals/${name.slice(0, 2)}/${name}.${EXTENSIONS[mime] ?? 'bin'}`
  const [{ size }, checksum, placeholder] = await Promise.all([
    stat(path),
    hashOf(path),
    makePlaceholder(path),
    drive.use().copyFromFs(path, diskKey, { contentType: mime }),
  ])
  return { diskKey, mime, bytes: size, width, height, checksum, placeholder, ownerId }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
