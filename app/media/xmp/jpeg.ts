const NAMESPACE = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')
const APP0 = 0xffe0
const APP1 = 0xffe1

/** A JPEG with an XMP packet in an APP1 segment behind its JFIF header. The packet must be under 65,000 bytes. */
export function insertXmpIntoJpeg(file: Buffer, xmp: Buffer): Buffer {
  const hasJfif = file.readUInt16BE(2) === APP0
  const at = hasJfif ? 4 + file.readUInt16BE(4) : 2
  const header = Buffer.alloc(4)
  header.writeUInt16BE(APP1, 0)
  header.writeUInt16BE(2 + NAMESPACE.length + xmp.length, 2)
  return Buffer.concat([file.subarray(0, at), header, NAMESPACE, xmp, file.subarray(at)])
}
