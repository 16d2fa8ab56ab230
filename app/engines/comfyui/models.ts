import type { ModelJob, Orders } from '../remote/models/orders.js'
import type { ChosenModels, Fields, ModelRow, ModelTable, Source } from '../remote/models/row.js'
import { drawnSize } from '../remote/models/sizes.js'
import type { Workflows } from './read_workflows.js'
import type { WorkflowName } from './workflow.js'

const INTERFACE: Source = {
  title: 'comfyanonymous/ComfyUI, server.py and api_schemas/prompt_format.json',
  url: 'https://github.com/comfyanonymous/ComfyUI',
  lookedUp: '2026-11-27',
}

/** Pixels that open models draw well, at least and at most. */
const LEAST = 655_360
const MOST = 1_572_864

/** Views of a product that a workflow may show; where there are fewer, the last one stands for the rest. */
const VIEWS = 5

const DRAWN = { prompt: 'prompt', seed: 'seed' } as const

const views = (pictures: string[]) =>
  Object.fromEntries(
    Array.from({ length: VIEWS }, (_, index) => [
      index === 0 ? 'image' : `image_${index + 1}`,
      pictures[Math.min(index, pictures.length - 1)],
    ])
  )

type Answered = { images: unknown[] }
const toPicture = (output: unknown) => ({ image: (output as Answered).images[0] })

/** The workflows as models: each makes one picture. @param cents of a run, as the operator counts it */
export function comfyUiModels(workflows: Workflows, cents: number): ChosenModels {
  const row = <J extends ModelJob>(
    job: J,
    name: WorkflowName,
    fields: Fields<Orders[J]>,
    more: Pick<ModelRow, 'can' | 'toAnswer'> = {}
  ): ModelRow<J> | null =>
    workflows[name]
      ? {
          ...{ id: name, job, fields, most: 1, sources: [INTERFACE], ...more },
          price: { cents, per: 'picture' },
        }
      : null
  return {
    edit: row('edit', 'edit', { ...DRAWN, picture: 'image' }),
    area: row(
      'area',
      'area',
      { ...DRAWN, picture: 'image', mask: 'mask' },
      { can: { mask: 'white' } }
    ),
    background: row('background', 'background', {
      ...{ ...DRAWN, picture: 'image', negativePrompt: 'negative_prompt' },
    }),
    references: row(
      'references',
      'generate',
      { ...DRAWN, pictures: views, size: (size) => ({ ...drawnSize(size, LEAST, MOST) }) },
      { can: { references: VIEWS } }
    ),
    cutout: row('cutout', 'cutout', { picture: 'image' }, { toAnswer: toPicture }),
    upscale: row('upscale', 'upscale', { picture: 'image' }, { toAnswer: toPicture }),
    ...{ language: null, train: null, generate: null, erase: null, widen: null, video: null },
  }
}

/** The same as a table, for who lists models. */
export function comfyUiTable(models: ChosenModels): ModelTable {
  return Object.fromEntries(
    Object.entries(models).map(([job, row]) => [job, row ? [row] : []])
  ) as unknown as ModelTable
}
