import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm'
import { answerInThread } from '#app/core/threads/answer_in_thread'
import { InMemoryBlob, readBlobsInMemory } from './in_memory_blob.js'
import type { C2paTask, C2paTasks, ToC2paThread } from './protocol.js'
import { signClaim, sizeOfSignature } from './sign_claim.js'

/*
 * The C2PA library, in a thread of its own: hashing and signing take tens of milliseconds for large files, and its memory
 * goes when the thread ends.
 */
readBlobsInMemory()
initSync({
  module: readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))),
})

/** Signing checks nothing and draws nothing: whoever reads the file checks it. */
const SIGN_SETTINGS = JSON.stringify({
  verify: { verify_after_sign: false, remote_manifest_fetch: false },
  builder: { thumbnail: { enabled: false } },
})

/** Nothing is fetched to read a file. */
const READ_SETTINGS = JSON.stringify({
  verify: { remote_manifest_fetch: false, ocsp_fetch: false },
})

const works: {
  [T in C2paTask]: (input: C2paTasks[T]['input']) => Promise<C2paTasks[T]['output']>
} = {
  async sign({ file, definition, ingredients, chain, key }) {
    const builder = WasmBuilder.fromJson(definition, SIGN_SETTINGS)
    try {
      for (const ingredient of ingredients) await add(builder, ingredient)
      const signer = { chain, key: createPrivateKey(key) }
      return await builder.sign(
        {
          alg: 'es256',
          reserveSize: sizeOfSignature(chain),
          sign: async (claim) => new Uint8Array(signClaim(claim, signer)),
        },
        [],
        file.mime,
        new InMemoryBlob(file.bytes)
      )
    } finally {
      builder.free()
    }
  },

  async read({ mime, bytes }) {
    const reader = await WasmReader.fromBytes(mime, bytes, READ_SETTINGS).catch(
      (error: unknown) => {
        if (/JumbfNotFound/.test(String(error))) return null
        throw error
      }
    )
    if (!reader) return null
    try {
      return reader.json()
    } finally {
      reader.free()
    }
  },
}

async function add(
  builder: WasmBuilder,
  { definition, file }: C2paTasks['sign']['input']['ingredients'][number]
): Promise<void> {
  if (!file) return builder.addIngredient(definition)
  await builder.addIngredientFromBlob(definition, file.mime, new InMemoryBlob(file.bytes))
}

answerInThread(async ({ task, input }: ToC2paThread) => works[task](input as never))
