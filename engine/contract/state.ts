/** Opaque key of a stored original, understood by `CallContext.read`. */
export type MediaKey = string

/** JSON that the engine wants back later. */
export type EngineState = { [name: string]: JsonValue }
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [name: string]: JsonValue }
