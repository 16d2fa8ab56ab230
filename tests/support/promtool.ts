import { installWithApt, onPath } from '../../tools/launcher/browsers/system_programs.js'

/** Where Prometheus' own tool is; as root Debian's package is installed where it is not. Null where there is none. */
export async function findPromtool(): Promise<string | null> {
  const find = () => onPath(['promtool'])[0] ?? null
  const found = find()
  if (found) return found
  await installWithApt(['prometheus'])
  return find()
}
