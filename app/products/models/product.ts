import { ProductSchema } from '#database/schema'

/** A thing that a merchant sells: its photos, and what training made of them. */
export default class Product extends ProductSchema {
  /** Whether it carries text or graphics, which generated pictures seldom keep legible. */
  get isTextGraphics(): boolean {
    return /Text\/Graphics:(?!\s*None\b)/i.test(this.description)
  }
}
