import type { EditTask, EditTaskName, TaskChoice } from '../../edit_tasks/edit_tasks.js'

/** What a model is told, for each kind of change that is asked for by name. */
export type TaskPrompts = {
  readonly [Name in EditTaskName]: (task: Extract<EditTask, { name: Name }>) => string
}

const KEPT =
  'Keep the product itself exactly as it is: shape, proportions, colours, materials, and every letter and mark on it.'

const ANGLES: Record<TaskChoice<'new_angle'>, string> = {
  left: 'from the front left, turned by about 45 degrees so that its left side is seen',
  right: 'from the front right, turned by about 45 degrees so that its right side is seen',
  back: 'from behind',
  above: 'from above, looking down at it steeply',
  close: 'from close by, so that it fills the picture and its material can be seen',
}

const LIGHTS: Record<TaskChoice<'relight'>, string> = {
  soft: 'soft daylight from a large window at one side, with gentle shadows',
  golden: 'low, warm sunlight late in the day, with long soft shadows',
  studio: 'even, bright studio light from two large softboxes, with hardly any shadow',
  dramatic: 'one hard lamp from the side in a dark room, with deep shadows',
}

const WEARERS: Record<TaskChoice<'on_model'>, string> = {
  woman: 'a woman in her thirties',
  man: 'a man in his thirties',
}

/** Words for models that follow instructions; a row of a model that wants others has its own. */
export const TASK_PROMPTS: TaskPrompts = {
  new_angle: ({ choice }) =>
    `Show the same product ${ANGLES[choice]}, in the same place, light and style. ${KEPT} Invent nothing where the picture does not show a side of it: leave such surfaces plain.`,
  relight: ({ choice }) =>
    `Change only the light of this picture: ${LIGHTS[choice]}. Camera, background and everything in the picture stay where they are. ${KEPT}`,
  label_words: ({ from, to }) =>
    `On the product, replace the words "${from}" by "${to}", in the same lettering, size, colour and place, spelled exactly so. Change nothing else in the picture.`,
  ghost_mannequin: () =>
    `Show this piece of clothing alone, as if worn by an invisible person: filled out and upright, with the inside of its neck and the ends of its sleeves visible, no person, mannequin or hanger. ${KEPT} Plain white background.`,
  on_model: ({ choice }) =>
    `Show this piece of clothing worn by ${WEARERS[choice]} of ordinary build, standing, in plain surroundings and daylight, from head to thigh. It fits as it is cut. ${KEPT}`,
}

/** @param prompts of a model's row, where it has its own */
export function promptOfTask(task: EditTask, prompts: Partial<TaskPrompts> = {}): string {
  const prompt = (prompts[task.name] ?? TASK_PROMPTS[task.name]) as (task: EditTask) => string
  return prompt(task)
}
