import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWorkflow, type Workflow, type WorkflowName, WORKFLOWS } from './workflow.js'

export type Workflows = Readonly<Partial<Record<WorkflowName, Workflow>>>

/**
 * The workflows of a folder: what is there can be done.
 * @throws Error that says which file is wrong and how, or that there is none
 */
export function readWorkflows(folder: string): Workflows {
  const names = Object.keys(WORKFLOWS) as WorkflowName[]
  const found = names.flatMap((name) => {
    const text = readIfThere(join(folder, `${name}.json`))
    return text === null ? [] : [[name, readWorkflow(name, text)] as const]
  })
  const files = names.map((name) => `${name}.json`).join(', ')
  if (found.length === 0) {
    throw new Error(`COMFYUI_WORKFLOWS: ${folder} has no workflow. Known are ${files}.`)
  }
  const workflows: Workflows = Object.fromEntries(found)
  if (workflows.generate && !workflows.background) {
    throw new Error(
      'generate.json needs background.json beside it: products that are locked are laid into scenes.'
    )
  }
  return workflows
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
