/** A node of a workflow in the format that ComfyUI's interface takes ("Export (API)"). */
interface WorkflowNode {
  class_type: string
  inputs: Record<string, unknown>
}

export type Workflow = Readonly<Record<string, WorkflowNode>>

/** Jobs that a workflow can be given for, by the names of their files: what it must take, and what it may. */
export const WORKFLOWS = {
  edit: { must: ['image', 'prompt'], may: ['seed'] },
  area: { must: ['image', 'mask', 'prompt'], may: ['seed'] },
  background: { must: ['image', 'prompt'], may: ['negative_prompt', 'seed'] },
  generate: {
    must: ['image', 'prompt'],
    may: ['image_2', 'image_3', 'image_4', 'image_5', 'seed', 'width', 'height'],
  },
  cutout: { must: ['image'], may: [] },
  upscale: { must: ['image'], may: [] },
} as const

export type WorkflowName = keyof typeof WORKFLOWS

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/**
 * A workflow as its file has it.
 * @throws Error that says what is wrong with it, beginning with the name of the file
 */
export function readWorkflow(name: WorkflowName, text: string): Workflow {
  const file = `${name}.json`
  const workflow = parse(file, text)
  const found = new Set(placeholdersIn(workflow))
  const { must, may } = WORKFLOWS[name]
  const known: readonly string[] = [...must, ...may]
  const missing = must.filter((one) => !found.has(one)).map(inBraces)
  if (missing.length > 0) {
    throw new Error(
      `${file} lacks ${missing.join(' and ')}: put it into the field of the node that takes it.`
    )
  }
  const unknown = [...found].find((one) => !known.includes(one))
  if (unknown !== undefined) {
    throw new Error(
      `${file} has ${inBraces(unknown)}, which is not known here. Known: ${known.map(inBraces).join(', ')}.`
    )
  }
  return workflow
}

const inBraces = (name: string) => `{{${name}}}`

function parse(file: string, text: string): Workflow {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is no JSON.`, { cause })
  }
  const nodes = typeof value === 'object' && value !== null ? value : {}
  if ('nodes' in nodes && 'links' in nodes) {
    throw new Error(`${file} is what ComfyUI's editor saves: export it with "Export (API)".`)
  }
  const all = Object.values(nodes) as Partial<WorkflowNode>[]
  const isNode = (one: Partial<WorkflowNode> | null) =>
    typeof one?.class_type === 'string' && typeof one.inputs === 'object'
  if (all.length === 0 || !all.every(isNode)) {
    throw new Error(`${file} is no workflow in the API format: nodes with class_type and inputs.`)
  }
  return nodes as Workflow
}

function placeholdersIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(PLACEHOLDER)].map(([, name]) => name!)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(placeholdersIn)
}

/**
 * A workflow with values in the place of its placeholders. A field that is nothing else gets the value as it is, so that numbers stay
 * numbers; what a value says is never looked at again.
 */
export function fillWorkflow(workflow: Workflow, values: Record<string, unknown>): Workflow {
  return fill(workflow, values) as Workflow
}

function fill(value: unknown, values: Record<string, unknown>): unknown {
  if (typeof value === 'string') {
    const [, only] = /^\{\{(\w+)\}\}$/.exec(value) ?? []
    if (only !== undefined) return values[only] ?? ''
    return value.replaceAll(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''))
  }
  if (Array.isArray(value)) return value.map((one) => fill(one, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, values)]))
}
