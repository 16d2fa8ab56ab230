/** A file as C2PA's library wants it. */
export interface C2paFile {
  mime: string
  bytes: Uint8Array
}

/** A picture or film that another one was made of. */
export interface C2paIngredient {
  /** JSON of the library's ingredient definition. */
  definition: string
  /** Its file, where it carries credentials of its own that go on with the new one. */
  file: C2paFile | null
}

/** What the thread is asked for. */
export interface C2paTasks {
  sign: {
    input: {
      file: C2paFile
      /** JSON of the library's manifest definition. */
      definition: string
      ingredients: C2paIngredient[]
      /** DER, the signing certificate first. */
      chain: Uint8Array[]
      /** PEM. */
      key: string
    }
    /** The file with its credentials. */
    output: Uint8Array
  }
  read: {
    input: C2paFile
    /** JSON of the library's report on the credentials, or null when there are none. */
    output: string | null
  }
}

export type C2paTask = keyof C2paTasks

export interface ToC2paThread<T extends C2paTask = C2paTask> {
  task: T
  input: C2paTasks[T]['input']
}
