/*
 * What `npm audit --json` found, told apart by what runs in production and what only builds and tests (`dev` in package-lock.json).
 */

const LEVELS = ['info', 'low', 'moderate', 'high', 'critical']

/** From which level on a fault is one of the code: tools see no stranger's input, so that theirs must let code run. */
const GRAVE = { production: 'high', tools: 'critical' }

/**
 * @param {{ vulnerabilities?: Record<string, { name: string, severity: string, nodes: string[] }> }} audit
 * @param {{ packages: Record<string, { dev?: boolean }> }} lock
 * @returns {{ production: Record<string, string[]>, tools: Record<string, string[]>, isGrave: boolean }} names by level
 */
export function knownFaults({ vulnerabilities = {} }, { packages }) {
  const found = { production: {}, tools: {} }
  let isGrave = false
  for (const { name, severity, nodes } of Object.values(vulnerabilities)) {
    const place = nodes.every((node) => packages[node]?.dev) ? 'tools' : 'production'
    ;(found[place][severity] ??= []).push(name)
    isGrave ||= LEVELS.indexOf(severity) >= LEVELS.indexOf(GRAVE[place])
  }
  return { ...found, isGrave }
}
