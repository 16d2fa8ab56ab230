import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Process {
  pid: number
  parent: number
  command: string
}

/** The processes of this machine that have not ended. */
export function listProcesses(): Process[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs()
}

/** What a process has started, and what that has started, parents first. */
export function listDescendants(ancestor: number): Process[] {
  const processes = listProcesses()
  const found: Process[] = []
  let parents = [ancestor]
  while (parents.length > 0) {
    const children = processes.filter(({ parent }) => parents.includes(parent))
    found.push(...children)
    parents = children.map(({ pid }) => pid)
  }
  return found
}

/** Waits until none of the processes is left; answers those that still are after `patience` milliseconds. */
export async function untilGone(pids: number[], patience: number): Promise<Process[]> {
  const deadline = Date.now() + patience
  for (;;) {
    const left = listProcesses().filter(({ pid }) => pids.includes(pid))
    if (left.length === 0 || Date.now() > deadline) return left
    await sleep(20)
  }
}

/** Small containers have no `ps`. */
function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return state === 'Z'
          ? []
          : [{ pid: Number(name), parent: Number(parent), command: command! }]
      } catch {
        return []
      }
    })
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' })
  return [...lines.matchAll(/^ *(\d+) +(\d+) +(\S+) +(.*)$/gm)]
    .filter(([, , , state]) => !state!.startsWith('Z'))
    .map(([, pid, parent, , command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      command: command!,
    }))
}
