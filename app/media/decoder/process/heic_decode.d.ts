declare module 'heic-decode' {
  interface HeicImage {
    width: number
    height: number
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
  }

  interface DecodeHeic {
    all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>
  }

  const decodeHeic: DecodeHeic
  export default decodeHeic
}
