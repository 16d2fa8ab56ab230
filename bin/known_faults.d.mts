interface Audit {
  vulnerabilities?: Record<string, { name: string; severity: string; nodes: string[] }>
}

export function knownFaults(
  audit: Audit,
  lock: { packages: Record<string, { dev?: boolean }> }
): {
  production: Record<string, string[]>
  tools: Record<string, string[]>
  isGrave: boolean
}
