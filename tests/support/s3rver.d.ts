/** The package brings no types; this is what the tests use of it. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http'
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      directory: string
      address: string
      port: number
      silent: boolean
      configureBuckets: { name: string }[]
    })
    run(): Promise<AddressInfo>
    /** Makes the buckets, which `run` does by itself. */
    configureBuckets(): Promise<void>
    /** What answers calls, for a server of one's own. */
    callback(): RequestListener
    close(): Promise<void>
  }
}
