/** A laptop's window, in pixels. */
export const VIEWPORT = { width: 1280, height: 800 }
