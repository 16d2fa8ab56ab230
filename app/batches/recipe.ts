import { IMAGE_SIZES, type ImageSize, SHAPES } from '#config/generations'

/** Aspect ratios by the names that recipes use for them. */
export type Shape = keyof typeof SHAPES

export interface Scene {
  /** Heads a column and names files. */
  name: string
  prompt: string
}

/** What is made of each product: every scene in every shape. */
export interface RecipeContent {
  scenes: Scene[]
  shapes: Shape[]
  /** Pictures of each scene in each shape. */
  amount: number
  /** What must not be in any of them; empty for nothing. */
  leaveOut: string
  /** Slots of markets that the pictures are also brought into form for, such as `amazon.main`; missing for none. */
  exports?: string[]
}

/** One scene in one shape: a column of a batch's sheet. */
export interface Shot {
  scene: Scene
  shape: Shape
}

/** The columns of a batch's sheet in their order. */
export function shotsOf({ scenes, shapes }: RecipeContent): Shot[] {
  return scenes.flatMap((scene) => shapes.map((shape) => ({ scene, shape })))
}

/** What screens call a shape, and its pixels. */
export function sizeOfShape(shape: Shape): { name: ImageSize; width: number; height: number } {
  return { name: SHAPES[shape], ...IMAGE_SIZES[SHAPES[shape]] }
}
