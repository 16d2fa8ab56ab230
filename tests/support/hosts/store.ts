import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import { ignoreMissing } from '../../../tools/launcher/data_dir/data_dir.js'

const BUCKET = 'vitrine'
/** Credentials that the S3 server knows. */
const KEY = 'S3RVER'

/** How it fails: with a status instead of doing anything, or after having done it, without an answer. */
export type StoreFault = 500 | 503 | 'lost'

/** An S3 store on this machine that can fail. */
export class Store {
  /** How each call fails; null while all is well. */
  fault: StoreFault | null = null
  readonly #server: Server
  readonly #folder: string

  private constructor(server: Server, folder: string) {
    this.#server = server
    this.#folder = folder
  }

  /**
   * @param directory for its files
   * @param address of this machine at which it listens
   */
  static async open(directory: string, address: string): Promise<Store> {
    const s3 = new S3rver({
      directory,
      address,
      port: 0,
      silent: true,
      configureBuckets: [{ name: BUCKET }],
    })
    await s3.configureBuckets()
    const serve = s3.callback()
    const server = createServer((request, response) => {
      if (store.fault === 'lost') response.end = () => response.destroy()
      else if (store.fault !== null) return void response.writeHead(store.fault).end()
      serve(request, response)
    })
    const store = new Store(server, join(directory, BUCKET))
    server.listen(0, address)
    await once(server, 'listening')
    return store
  }

  /** Settings of hosts that keep their files here. */
  get env(): NodeJS.ProcessEnv {
    const { address, port } = this.#server.address() as AddressInfo
    return {
      DRIVE_DISK: 's3',
      S3_ENDPOINT: `http://${address}:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_FORCE_PATH_STYLE: 'true',
    }
  }

  /** What a file holds, however the store answers at this moment; null where there is none. */
  fileOf(key: string): Promise<Buffer | null> {
    return readFile(join(this.#folder, `${key}._S3rver_object`)).catch(ignoreMissing)
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }
}
