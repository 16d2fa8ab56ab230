import sharp from 'sharp'

/** Words in a prompt that the provider's policy forbids, and that its filter blackens pictures for. */
export const FORBIDDEN = 'forbidden'
export const BLACKENED = 'blackened'

/** A word in an instruction that has the whole picture recoloured, its product too. */
export const MISCOLOURED = 'jungle'

/** Words in a prompt that have a striped box drawn, as the tests' product is, or one in other colours. */
export const STRIPED_BOX = 'the striped box'
export const MISCOLOURED_BOX = 'the miscoloured box'

/** A word in a prompt that has the lettering of a product smudged. */
export const SMUDGED = 'smudged'

export const PNG = 'image/png'

/** What language models are made to see and to propose. */
export const IDENTIFIED = {
  object: 'Blue mug',
  description: 'A blue ceramic mug with a handle. It is glazed.',
  text: null,
  photos: [
    { description: 'The mug from the front.', problems: [] },
    { description: 'The mug from the side.', problems: ['dark'] },
  ],
}

export const PROPOSED = {
  prompts: ['on a marble table', 'on a walnut shelf, warm light', 'in a sunny garden'],
}

/** An empty wall that light falls on from one side: what shows nothing is no picture, and an edge would be taken for one of a product. */
export function painted(width: number, height: number, seed: number): Promise<Buffer> {
  const wall = `<svg width="${width}" height="${height}"><linearGradient id="light">
    <stop stop-color="rgb(${90 + (seed % 60)},130,160)"/><stop offset="1" stop-color="rgb(70,100,120)"/>
    </linearGradient><rect width="100%" height="100%" fill="url(#light)"/></svg>`
  return sharp(Buffer.from(wall)).removeAlpha().png().toBuffer()
}

/** Cuts out what differs from the corner; enough for photos before a plain wall. */
export async function cutOut(photo: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(photo)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let p = 0; p < data.length; p += 4) {
    const far =
      Math.abs(data[p]! - data[0]!) +
      Math.abs(data[p + 1]! - data[1]!) +
      Math.abs(data[p + 2]! - data[2]!)
    data[p + 3] = far > 60 ? 255 : 0
  }
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** The box that a prompt asks for, or null. */
function boxFor(prompt: string): Buffer | null {
  if (prompt.includes(STRIPED_BOX)) return stripedBox('#b03a2e', '#f4d03f')
  return prompt.includes(MISCOLOURED_BOX) ? stripedBox('#1b4f72', '#d5f5e3') : null
}

/** A picture of 200 x 200 pixels with a striped square on a transparent ground. */
export function stripedBox(color: string, stripe: string): Buffer {
  return Buffer.from(
    `<svg width="200" height="200"><rect x="20" y="20" width="160" height="160" fill="${color}"/>
      <rect x="20" y="80" width="160" height="30" fill="${stripe}"/></svg>`
  )
}

/** What a model that draws makes of a prompt. */
export async function drawn(
  prompt: string,
  { width, height }: { width: number; height: number },
  seed: number
): Promise<Buffer> {
  const ground = await painted(width, height, seed)
  const box = boxFor(prompt)
  if (!box) return ground
  return sharp(ground)
    .composite([{ input: box, left: 60, top: 130 }])
    .toBuffer()
}

/** The product in its scene; moved and in other colours, or with nothing to be read on it, when the prompt says so. */
export async function sceneAround(product: Buffer, prompt: string): Promise<Buffer> {
  const image = sharp(product).flatten({ background: '#c9b79c' })
  if (prompt.includes(SMUDGED)) return image.blur(10).png().toBuffer()
  return (prompt.includes('moved') ? image.flop().negate() : image).png().toBuffer()
}

/** A picture after an edit, each one with an index of another hue. */
export function edited(picture: Buffer, instruction: string, index: number): Promise<Buffer> {
  const hue = instruction.includes(MISCOLOURED) ? 120 : 0
  return sharp(picture)
    .modulate({ brightness: 1.1, hue: hue + 20 * index })
    .png()
    .toBuffer()
}

/** A picture on a painted wall of another size. @param at of its top left corner there, in pixels */
export async function carriedOn(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  [left = 0, top = 0]: number[]
): Promise<Buffer> {
  return sharp(await painted(width, height, 1))
    .composite([{ input: picture, left, top }])
    .png()
    .toBuffer()
}

/** A picture at twice its size. */
export async function enlarged(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  return sharp(picture)
    .resize(width * 2, height * 2)
    .png()
    .toBuffer()
}
