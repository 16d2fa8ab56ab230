import { escapeUTF8 } from 'entities/escape'

/**
 * What a picture says of its origin: put together of captured and generated parts, captured and enhanced by a procedure, drawn by a
 * trained model, or put together with what one has drawn. Names of IPTC's vocabulary:
 * https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export type DigitalSourceType =
  | 'composite'
  | 'algorithmicallyEnhanced'
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'

/**
 * How a picture was made, for its metadata. The prompt is not among it: a file that is given away must not tell what a
 * merchant wrote.
 */
export interface Marks {
  sourceType: DigitalSourceType
  /** Name of the engine. */
  engine: string
  /** With which the same picture is made again, or null where chance had no part. */
  seed: number | null
  scene: string | null
  /** Id of the photo whose product it shows. */
  sourcePhoto: string | null
}

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** Dublin Core, XMP and IPTC have names for origin and tool; the others are Vitrine's own. */
const NAMESPACES = {
  xmp: 'http://ns.adobe.com/xap/1.0/',
  dc: 'http://purl.org/dc/elements/1.1/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  vitrine: 'urn:vitrine:xmp:1#',
}

/** An XMP packet (ISO 16684-1) with these marks; those that are null are left out. */
export function marksPacket({ sourceType, engine, seed, scene, sourcePhoto }: Marks): string {
  const properties: [string, string | number | null][] = [
    ['xmp:CreatorTool', 'Vitrine'],
    ['Iptc4xmpExt:DigitalSourceType', `${VOCABULARY}${sourceType}`],
    ['dc:source', sourcePhoto],
    ['vitrine:Engine', engine],
    ['vitrine:Scene', scene],
    ['vitrine:Seed', seed],
  ]
  const elements = properties
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<${name}>${escapeUTF8(String(value))}</${name}>`)
  const namespaces = Object.entries(NAMESPACES).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${namespaces.join(' ')}>${elements.join('')}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}
